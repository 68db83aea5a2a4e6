import { useSearchParams } from 'react-router-dom';
import { numberIn, pageIn, withValues } from './query';

/** Filters and page of a list of discussions, as the address has them. */
export function useDiscussionQuery() {
  const [query, setQuery] = useSearchParams();
  return {
    filter: {
      cid: numberIn(query, 'cid'),
      keyword: query.get('keyword') ?? undefined,
      onlyMine: query.get('onlyMine') === 'true' ? (true as const) : undefined,
    },
    page: pageIn(query),
    onFilterChange: ({ cid, keyword, onlyMine }: { cid?: number | undefined; keyword?: string | undefined; onlyMine?: true | undefined }) =>
      setQuery(withValues(query, { cid, keyword, onlyMine, currentPage: undefined })),
    onPageChange: (currentPage: number) => setQuery(withValues(query, { currentPage: currentPage > 1 ? currentPage : undefined })),
  };
}
