import type { DiscussionRow } from '@oj/contract';
import { Button, Card, DiscussionCard, EmptyState, PageHeader, Pagination, theme, usePhrases } from '@oj/ui';
import { ArrowLeft, SquarePen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { discussionAddress } from '../links/discussionAddress';
import { usePageScope } from '../links/PageScope';
import { useWithLogin } from '../links/useLoginFirst';
import { BackLink } from '../parts/BackLink';
import { useExistingPage } from '../parts/list/useExistingPage';
import { useUser } from '../session/SessionProvider';
import { may } from '../session/may';
import { useTitle } from '../site/useSite';
import { DiscussionEntry } from './DiscussionEntry';
import { DiscussionFilters, type DiscussionFiltersProps, isFiltered } from './DiscussionFilters';
import { discussionPhrases } from './discussionPhrases';
import { type DiscussionPlace, useDiscussions } from './useDiscussions';

const DiscussionDialog = lazy(async () => ({ default: (await import('./DiscussionDialog')).DiscussionDialog }));

const PAGE_SIZE = 10;

interface DiscussionRowsProps extends DiscussionFiltersProps {
  /** Display id of the problem that they are about. */
  problemId?: string | undefined;
  /** Undefined: of the site. */
  place?: DiscussionPlace;
  page: number;
  onPageChange: (page: number) => void;
}

export type DiscussionListProps = Omit<DiscussionRowsProps, 'place'>;

/** The discussions of the site, or of a problem. */
export function DiscussionList(props: DiscussionListProps) {
  const { problemId } = props;
  const say = usePhrases(discussionPhrases);
  const { addresses } = usePageScope();
  const title = problemId ? say('ofProblem', { id: problemId }) : say('title');
  useTitle(title);
  return (
    <>
      <PageHeader
        kicker={
          problemId && (
            <BackLink to={addresses.problem(problemId)}>
              <ArrowLeft aria-hidden /> {say('toProblem')}
            </BackLink>
          )
        }
        title={title}
        actions={<PostButton problemId={problemId} />}
      />
      <DiscussionRows {...props} />
    </>
  );
}

/** Discussions with their filters, pinned ones first, then the newest. */
export function DiscussionRows({ problemId, place, filter, page, onFilterChange, onPageChange }: DiscussionRowsProps) {
  const say = usePhrases(discussionPhrases);
  const wanted = { ...filter, problemID: problemId, currentPage: page, limit: PAGE_SIZE };
  const { data, error, isPlaceholderData, refetch } = useDiscussions(wanted, place);
  useExistingPage(page, isPlaceholderData ? undefined : data?.pages, onPageChange);
  return (
    <>
      <DiscussionFilters filter={filter} onFilterChange={onFilterChange} />
      <div aria-busy={(!data && !error) || isPlaceholderData || undefined}>
        {!data && (error ? <FailedQuery title={say('failed')} error={error} onRetry={refetch} /> : <Waiting />)}
        {data?.records.length === 0 && <Nothing isFiltered={isFiltered(filter)} onReset={() => onFilterChange({})} />}
        {data && data.records.length > 0 && <Entries rows={data.records} />}
      </div>
      {data && data.total > PAGE_SIZE && (
        <Foot>
          <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPageChange={onPageChange} />
        </Foot>
      )}
    </>
  );
}

/** Whoever may not open discussions has no button; a visitor logs in first. */
export function PostButton({ problemId, gid }: { problemId?: string | undefined; gid?: number }) {
  const say = usePhrases(discussionPhrases);
  const user = useUser();
  const withLogin = useWithLogin();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  if (user && !may(user, 'discussion_add')) return null;
  return (
    <>
      <Button tone="primary" onClick={() => withLogin(() => setIsOpen(true))}>
        <SquarePen aria-hidden /> {say('post')}
      </Button>
      {isOpen && (
        <Suspense>
          <DiscussionDialog
            problemId={problemId}
            gid={gid}
            onClose={() => setIsOpen(false)}
            onSaved={id => void navigate(discussionAddress({ id, gid: gid ?? null }))}
          />
        </Suspense>
      )}
    </>
  );
}

function Nothing({ isFiltered: filtered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const say = usePhrases(discussionPhrases);
  return (
    <Card>
      {filtered ? (
        <EmptyState picture="boat" title={say('noMatch')} action={<Button onClick={onReset}>{say('reset')}</Button>}>
          {say('noMatchHint')}
        </EmptyState>
      ) : (
        <EmptyState picture="scroll" title={say('none')}>
          {say('noneHint')}
        </EmptyState>
      )}
    </Card>
  );
}

const Entries = ({ rows }: { rows: readonly DiscussionRow[] }) => (
  <List>
    {rows.map(row => (
      <li key={row.id}>
        <DiscussionEntry row={row} />
      </li>
    ))}
  </List>
);

const Waiting = () => (
  <List aria-hidden>
    {[1, 2, 3, 4].map(place => (
      <li key={place}>
        <DiscussionCard />
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
