import type { ContestRow } from '@oj/contract';
import { Button, Card, EmptyState, PageHeader, Pagination, Skeleton, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { useExistingPage } from '../../parts/list/useExistingPage';
import { useAdminTitle } from '../../page/AdminScope';
import { ContestEntry } from './ContestEntry';
import { type ContestFilter, ContestFilters } from './ContestFilters';
import { contestListPhrases } from './contestListPhrases';
import { useContests } from './useContests';

const PAGE_SIZE = 10;

export interface ContestListProps {
  /** The group whose contests they are; undefined: those of the site. The group has a head of its own over the list. */
  gid?: number | undefined;
  filter: ContestFilter;
  page: number;
  onFilterChange: (filter: ContestFilter) => void;
  onPageChange: (page: number) => void;
}

/** The contests of the site, or of a group: to come, on, and over. */
export function ContestList({ gid, filter, page, onFilterChange, onPageChange }: ContestListProps) {
  const say = usePhrases(contestListPhrases);
  useAdminTitle(say('title'));
  const { data, error, isPlaceholderData, dataUpdatedAt, refetch } = useContests({ ...filter, gid, currentPage: page, limit: PAGE_SIZE });
  useExistingPage(page, isPlaceholderData ? undefined : data?.pages, onPageChange);
  const isFiltered = Object.values(filter).some(value => value !== undefined);
  const none = isFiltered ? (
    <EmptyState picture="boat" title={say('noMatch')} action={<Button onClick={() => onFilterChange({})}>{say('reset')}</Button>}>
      {say('noMatchHint')}
    </EmptyState>
  ) : (
    <EmptyState title={say('none')}>{say('noneHint')}</EmptyState>
  );
  return (
    <section aria-label={say('title')}>
      {gid === undefined && <PageHeader title={say('title')} />}
      <ContestFilters filter={filter} onFilterChange={onFilterChange} />
      <div aria-busy={(!data && !error) || isPlaceholderData || undefined}>
        {!data && (error ? <FailedQuery title={say('failed')} error={error} onRetry={refetch} /> : <Waiting />)}
        {data && (data.records.length > 0 ? <Entries contests={data.records} answeredAt={dataUpdatedAt} /> : <Card>{none}</Card>)}
      </div>
      {data && data.total > PAGE_SIZE && (
        <Foot>
          <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPageChange={onPageChange} />
        </Foot>
      )}
    </section>
  );
}

const Entries = ({ contests, answeredAt }: { contests: readonly ContestRow[]; answeredAt: number }) => (
  <List>
    {contests.map(contest => (
      <li key={contest.id}>
        <ContestEntry contest={contest} answeredAt={answeredAt} />
      </li>
    ))}
  </List>
);

const Waiting = () => (
  <List aria-hidden>
    {[1, 2, 3, 4].map(place => (
      <li key={place}>
        <Skeleton shape="block" height={92} />
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Foot = styled.div`
  margin-block-start: ${theme.space[6]};
`;
