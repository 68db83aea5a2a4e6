import { useEffect } from 'react';

/**
 * Goes to the last page when the page is beyond it: after an old address, or when the only row of a page was deleted.
 * @param pages the number of pages; undefined until it is known.
 */
export function useExistingPage(page: number, pages: number | undefined, onPageChange: (page: number) => void) {
  const last = pages === undefined ? page : Math.max(1, pages);
  useEffect(() => {
    if (page > last) onPageChange(last);
  }, [page, last, onPageChange]);
}
