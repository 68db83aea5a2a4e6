import { useListState } from '../../useListState';

const PAGE_SIZES = [10, 30, 50, 100, 300];

/** The page of a scoreboard, kept in the address. */
export function useBoardPaging() {
  const { page, pageSize, onPageChange, onPageSizeChange } = useListState({}, { pageSize: 50, pageSizes: PAGE_SIZES });
  return { page, pageSize, onPageChange, onPageSizeChange };
}
