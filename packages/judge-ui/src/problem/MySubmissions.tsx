import { Pagination, theme } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { SubmissionRows } from '../submission/SubmissionRows';
import { useSubmissions } from '../submission/useSubmissions';

const PAGE_SIZE = 10;

/** The reader's submissions to one problem, ten to a page. */
export function MySubmissions({ problemId }: { problemId: string }) {
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useSubmissions({
    onlyMine: true,
    problemID: problemId,
    completeProblemID: true,
    currentPage: page,
    limit: PAGE_SIZE,
  });
  if (error && !data) return <FailedQuery error={error} onRetry={refetch} />;
  const rows = data?.records ?? [];
  return (
    <Wide>
      <SubmissionRows rows={rows} hidden={['problem', 'author', 'score', 'judger']} loading={isPending} />
      {(page > 1 || rows.length === PAGE_SIZE) && (
        <Pagination unknownTotal hasNext={rows.length === PAGE_SIZE} page={page} pageSize={PAGE_SIZE} onPageChange={setPage} />
      )}
    </Wide>
  );
}

const Wide = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;
