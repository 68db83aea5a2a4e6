import { Status } from '@oj/contract';
import type { SubmissionListProps } from '@oj/judge-ui';
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

/** An unknown status counts as no filter. */
const statusIn = (query: URLSearchParams) => Object.values(Status).find(status => status === numberIn(query, 'status'));
