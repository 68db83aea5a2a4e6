import type { DiscussionRow } from '@oj/contract';
import { Button, Card, DiscussionCard, EmptyState, PageHeader, Pagination, theme, usePhrases } from '@oj/ui';
import { ArrowLeft, SquarePen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { usePageScope } from '../links/PageScope';
import { useWithLogin } from '../links/useLoginFirst';
import { BackLink } from '../parts/BackLink';
import { useExistingPage } from '../parts/useExistingPage';
import { useUser } from '../session/SessionProvider';
import { may } from '../session/may';
import { useTitle } from '../site/useSite';
import { DiscussionEntry } from './DiscussionEntry';
import { DiscussionFilters, type DiscussionFiltersProps, isFiltered } from './DiscussionFilters';
import { discussionPhrases } from './discussionPhrases';
import { useDiscussions } from './useDiscussions';

const DiscussionDialog = lazy(async () => ({ default: (await import('./DiscussionDialog')).DiscussionDialog }));

const PAGE_SIZE = 10;

export interface DiscussionListProps extends DiscussionFiltersProps {
  /** Display id of the problem; without one the discussions of the site. */
  problemId?: string | undefined;
  page: number;
  onPageChange: (page: number) => void;
}

/** Discussions, pinned ones first, then the newest. */
export function DiscussionList({ problemId, filter, page, onFilterChange, onPageChange }: DiscussionListProps) {
  const say = usePhrases(discussionPhrases);
  const { addresses } = usePageScope();
  const title = problemId ? say('ofProblem', { id: problemId }) : say('title');
  useTitle(title);
  const { data, error, isPlaceholderData, refetch } = useDiscussions({
    ...filter,
    problemID: problemId,
    currentPage: page,
    limit: PAGE_SIZE,
  });
  useExistingPage(page, isPlaceholderData ? undefined : data?.pages, onPageChange);
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
function PostButton({ problemId }: { problemId: string | undefined }) {
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
            onClose={() => setIsOpen(false)}
            onSaved={id => void navigate(`/discussion-detail/${id}`)}
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
