import { contestStatuses, contestTypes } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { numberIn, pageIn, withValues } from './query';

/** Filters and page of a list of contests, as the address has them. */
export function useContestQuery() {
  const [query, setQuery] = useSearchParams();
  return {
    filter: {
      status: contestStatuses.find(status => status === numberIn(query, 'status')),
      type: contestTypes.find(type => type === numberIn(query, 'type')),
      keyword: query.get('keyword') ?? undefined,
    },
    page: pageIn(query),
    onFilterChange: ({ status, type, keyword }: { status?: number | undefined; type?: number | undefined; keyword?: string | undefined }) =>
      setQuery(withValues(query, { status, type, keyword, currentPage: undefined })),
    onPageChange: (currentPage: number) => setQuery(withValues(query, { currentPage: currentPage > 1 ? currentPage : undefined })),
  };
}
