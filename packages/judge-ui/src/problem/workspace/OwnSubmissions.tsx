import { EmptyState, Pagination, phrases, type SubmissionColumn, theme, usePhrases } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { submissionPhrases } from '../../submission/submissionPhrases';
import { SubmissionRows } from '../../submission/SubmissionRows';
import { useSubmissions } from '../../submission/useSubmissions';

const words = phrases('ownSubmissions', {
  mineNone: { zh: '这道题你还没有提交过', en: 'You have not tried this problem yet' },
  mineNoneHint: {
    zh: '写好代码，按 Ctrl+Enter 提交，结果会出现在这里。',
    en: 'Write some code and press Ctrl+Enter: its verdict will be listed here.',
  },
});

const PAGE_SIZE = 10;
const hidden: readonly SubmissionColumn[] = ['problem', 'author', 'judger', 'length'];
/** Where cases give no points. */
const hiddenUnscored: readonly SubmissionColumn[] = [...hidden, 'score'];

/** The reader's submissions to one problem, ten to a page. */
export function OwnSubmissions({ problemId }: { problemId: string }) {
  const say = usePhrases(words);
  const saySubmission = usePhrases(submissionPhrases);
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useSubmissions({
    onlyMine: true,
    problemID: problemId,
    completeProblemID: true,
    currentPage: page,
    limit: PAGE_SIZE,
  });
  if (error && !data) return <FailedQuery title={saySubmission('listFailed')} error={error} onRetry={refetch} />;
  const rows = data?.records ?? [];
  return (
    <Wide>
      <SubmissionRows
        rows={rows}
        hidden={rows.some(({ score }) => score !== null) ? hidden : hiddenUnscored}
        markOwn={false}
        loading={isPending}
        empty={<EmptyState title={say('mineNone')}>{say('mineNoneHint')}</EmptyState>}
      />
      {(page > 1 || rows.length === PAGE_SIZE) && (
        <Pagination unknownTotal hasNext={rows.length === PAGE_SIZE} page={page} pageSize={PAGE_SIZE} onPageChange={setPage} />
      )}
    </Wide>
  );
}

/** All of a row fits one line of its card, because problem and author are left out. */
const Wide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  ${theme.phone} {
    &&&& tbody td:has([data-column='submittedAt']) {
      order: 4;
    }
  }
`;
