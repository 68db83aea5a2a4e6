import { Button, Card, EmptyState, PageHeader, Pagination, Skeleton, theme, usePhrases } from '@oj/ui';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { groupAddress } from '../../links/groupAddress';
import { useWithLogin } from '../../links/useLoginFirst';
import { useExistingPage } from '../../parts/list/useExistingPage';
import { may } from '../../session/may';
import { useUser } from '../../session/SessionProvider';
import { useTitle } from '../../site/useSite';
import { GroupCard } from './GroupCard';
import { GroupFilters, type GroupFiltersProps } from './GroupFilters';
import { groupPhrases } from '../groupPhrases';
import { useGroups } from '../useGroups';

const GroupDialog = lazy(async () => ({ default: (await import('../settings/GroupDialog')).GroupDialog }));

/** How many groups a page may show (GRP-003). */
export const groupPageSizes: readonly number[] = [9, 15, 30, 60, 120];

export interface GroupListProps extends GroupFiltersProps {
  page: number;
  pageSize: number;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
}

/** The groups that the reader may know of. */
export function GroupList({ filter, page, pageSize, onFilterChange, onPageChange, onPageSizeChange }: GroupListProps) {
  const say = usePhrases(groupPhrases);
  useTitle(say('title'));
  const { data, error, isPlaceholderData, refetch } = useGroups({ ...filter, currentPage: page, limit: pageSize });
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
    <>
      <PageHeader title={say('title')} actions={<CreateButton />} />
      <GroupFilters filter={filter} onFilterChange={onFilterChange} />
      <div aria-busy={(!data && !error) || isPlaceholderData || undefined}>
        {!data && (error ? <FailedQuery title={say('failed')} error={error} onRetry={refetch} /> : <Waiting />)}
        {data?.records.length === 0 && <Card>{none}</Card>}
        {data && data.records.length > 0 && (
          <Grid>
            {data.records.map(group => (
              <li key={group.id}>
                <GroupCard group={group} />
              </li>
            ))}
          </Grid>
        )}
      </div>
      {data && data.total > 0 && (
        <Foot>
          <Pagination
            page={page}
            pageSize={pageSize}
            total={data.total}
            onPageChange={onPageChange}
            pageSizes={groupPageSizes}
            onPageSizeChange={onPageSizeChange}
          />
        </Foot>
      )}
    </>
  );
}

/** Whoever may not create groups has no button; a visitor logs in first. */
function CreateButton() {
  const say = usePhrases(groupPhrases);
  const user = useUser();
  const withLogin = useWithLogin();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  if (user && !may(user, 'group_add')) return null;
  return (
    <>
      <Button tone="primary" onClick={() => withLogin(() => setIsOpen(true))}>
        <Plus aria-hidden /> {say('create')}
      </Button>
      {isOpen && (
        <Suspense>
          <GroupDialog onClose={() => setIsOpen(false)} onCreated={id => void navigate(groupAddress(id))} />
        </Suspense>
      )}
    </>
  );
}

const Waiting = () => (
  <Grid aria-hidden>
    {[1, 2, 3, 4, 5, 6].map(place => (
      <li key={place}>
        <Skeleton shape="block" height={148} />
      </li>
    ))}
  </Grid>
);

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${theme.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Foot = styled.div`
  margin-block-start: ${theme.space[6]};
`;
