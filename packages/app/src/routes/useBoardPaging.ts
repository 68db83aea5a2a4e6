import { useSearchParams } from 'react-router-dom';
import { numberIn, pageIn, withValues } from '../query';

const PAGE_SIZES = [10, 30, 50, 100, 300];
const PAGE_SIZE = 50;

/** The page of a scoreboard, as the address says; changes go back into the address. */
export function useBoardPaging() {
  const [query, setQuery] = useSearchParams();
  return {
    page: pageIn(query),
    pageSize: PAGE_SIZES.find(size => size === numberIn(query, 'limit')) ?? PAGE_SIZE,
    onPageChange: (currentPage: number) => setQuery(withValues(query, { currentPage: currentPage > 1 ? currentPage : undefined })),
    onPageSizeChange: (limit: number) => setQuery(withValues(query, { limit, currentPage: undefined })),
  };
}
