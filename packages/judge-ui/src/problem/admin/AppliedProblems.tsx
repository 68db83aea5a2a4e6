import { type AppliedProblem, type ApplyProgress, applyProgress } from '@oj/contract';
import { Button, type Column, EmptyState, PageHeader, RelativeTime, theme, usePhrases, useToast } from '@oj/ui';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { FilterRow, FilterSearch } from '../../parts/list/FilterRow';
import { PagedTable } from '../../parts/list/PagedTable';
import { RowTitle } from '../../parts/list/RowTitle';
import { useErrorToast } from '../../parts/useErrorToast';
import { useTitle } from '../../site/useSite';
import { useFailedChecks } from '../checks/useFailedChecks';
import { adminProblemPhrases } from './adminProblemPhrases';
import { Id, ProgressTag } from './useAdminProblemColumns';
import { useAppliedProblems, useProblemMutations } from './useAdminProblems';

const PAGE_SIZE = 10;
const { applied, public: isPublic, refused } = applyProgress;

export interface AppliedProblemsProps {
  keyword: string | undefined;
  page: number;
  onKeywordChange: (keyword: string | undefined) => void;
  onPageChange: (page: number) => void;
}

/** Problems that groups want to be public, for problem admins, who may open the page of a waiting one as it will be. */
export function AppliedProblems({ keyword, page, onKeywordChange, onPageChange }: AppliedProblemsProps) {
  const say = usePhrases(adminProblemPhrases);
  useTitle(say('appliedTitle'));
  const list = useAppliedProblems({ keyword, currentPage: page, limit: PAGE_SIZE });
  const columns = useMemo<readonly Column<AppliedProblem>[]>(
    () => [
      { key: 'id', header: say('id'), width: '120px', cell: row => <Id>{row.problemId}</Id> },
      {
        key: 'title',
        header: say('name'),
        cell: row => (
          <RowTitle>
            {row.applyPublicProgress === refused ? (
              row.title
            ) : (
              <Link to={`/problem/${encodeURIComponent(row.problemId)}`}>{row.title}</Link>
            )}
          </RowTitle>
        ),
      },
      { key: 'group', header: say('group'), width: '160px', truncate: true, cell: row => <bdi>{row.groupName}</bdi> },
      { key: 'author', header: say('author'), width: '120px', truncate: true, cell: row => <bdi>{row.author}</bdi> },
      { key: 'progress', header: say('progress'), width: '104px', cell: row => <ProgressTag progress={row.applyPublicProgress} /> },
      { key: 'modified', header: say('modified'), width: '112px', cell: row => <RelativeTime at={row.gmtModified} /> },
      { key: 'actions', header: say('actions'), headerHidden: true, align: 'end', width: '220px', cell: row => <Decision row={row} /> },
    ],
    [say],
  );
  return (
    <>
      <PageHeader title={say('appliedTitle')} description={say('appliedLead')} />
      <FilterRow isFiltered={keyword !== undefined} onReset={() => onKeywordChange(undefined)}>
        <FilterSearch
          label={say('searchApplied')}
          prefix={<Search aria-hidden />}
          value={keyword}
          maxLength={100}
          onChange={onKeywordChange}
        />
      </FilterRow>
      <PagedTable
        label={say('appliedTitle')}
        failed={say('failed')}
        list={list}
        columns={columns}
        rowKey={row => String(row.id)}
        skeletonRows={PAGE_SIZE}
        empty={
          <EmptyState picture="scroll" title={say(keyword ? 'none' : 'noneApplied')}>
            {say(keyword ? 'noneHint' : 'noneAppliedHint')}
          </EmptyState>
        }
        page={page}
        pageSize={PAGE_SIZE}
        onPageChange={onPageChange}
      />
    </>
  );
}

/** What can be decided from here. What everybody will notice is asked about first. */
function Decision({ row: { id: pid, problemId, title, applyPublicProgress } }: { row: AppliedProblem }) {
  const say = usePhrases(adminProblemPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { decide } = useProblemMutations();
  const failedChecks = useFailedChecks();
  const [asking, setAsking] = useState<'accept' | 'withdraw'>();
  const [failed, setFailed] = useState<string>();
  const on = async (progress: ApplyProgress) => {
    await decide.mutateAsync({ pid, progress });
    toast({ tone: 'success', title: say(`decided${progress}`, { id: problemId }) });
  };
  const button = (name: 'accept' | 'refuse' | 'withdraw', onClick: () => void) => (
    <Button size="small" aria-label={`${say(name)} ${problemId}`} disabled={decide.isPending} onClick={onClick}>
      {say(name)}
    </Button>
  );
  /** Whoever accepts learns first which checks have failed. */
  const askToAccept = async () => {
    setFailed(await failedChecks(pid));
    setAsking('accept');
  };
  const isWaiting = applyPublicProgress === applied;
  return (
    <Actions>
      {applyPublicProgress !== isPublic && button('accept', () => void askToAccept())}
      {isWaiting && button('refuse', () => void on(refused).catch(showError))}
      {applyPublicProgress === isPublic && button('withdraw', () => setAsking('withdraw'))}
      {(['accept', 'withdraw'] as const).map(deed => (
        <ConfirmDialog
          key={deed}
          title={say(`${deed}Ask`, { id: problemId })}
          description={[say(`${deed}Lead`, { title }), deed === 'accept' && failed].filter(Boolean).join(' ')}
          confirm={say(deed)}
          tone={deed === 'accept' && failed === undefined ? 'primary' : 'danger'}
          open={asking === deed}
          onClose={() => setAsking(undefined)}
          onConfirm={() => on(deed === 'accept' ? isPublic : refused)}
        />
      ))}
    </Actions>
  );
}

const Actions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;
