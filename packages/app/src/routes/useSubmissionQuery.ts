import { Status } from '@oj/contract';
import type { SubmissionListProps } from '@oj/judge-ui';
import { verdicts } from '@oj/ui';
import { useSearchParams } from 'react-router-dom';
import { numberIn, pageIn, pageSizeIn, withValues } from '../query';

const PAGE_SIZE = 15;

/** Filter and page of a list of submissions, as the address says; changes go back into the address. */
export function useSubmissionQuery(): SubmissionListProps {
  const [query, setQuery] = useSearchParams();
  return {
    filter: {
      onlyMine: query.get('onlyMine') === 'true' || undefined,
      status: statusIn(query),
      problemID: query.get('problemID') ?? undefined,
      completeProblemID: (query.has('problemID') && query.get('completeProblemID') === 'true') || undefined,
      username: query.get('username') ?? undefined,
    },
    page: pageIn(query),
    pageSize: pageSizeIn(query, PAGE_SIZE),
    onFilterChange: ({ onlyMine, status, problemID, completeProblemID, username }) =>
      setQuery(withValues(query, { onlyMine, status, problemID, completeProblemID, username, currentPage: undefined })),
    onPageChange: currentPage => setQuery(withValues(query, { currentPage })),
    onPageSizeChange: limit => setQuery(withValues(query, { limit, currentPage: undefined })),
  };
}

/** Status in the address, as a number or as letters: `?status=WA`. An unknown status counts as no filter. */
const statusIn = (query: URLSearchParams) => {
  const letters = query.get('status')?.toUpperCase();
  const code = numberIn(query, 'status') ?? verdicts.find(verdict => verdict.letters === letters)?.code;
  return Object.values(Status).find(status => status === code);
};
