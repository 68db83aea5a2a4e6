import { useEffect } from 'react';

/**
 * Leads from a page beyond the last one to the last one: an old address, or a page whose only row was just deleted.
 * @param pages how many there are; undefined while nobody knows.
 */
export function useExistingPage(page: number, pages: number | undefined, onPageChange: (page: number) => void) {
  const last = pages === undefined ? page : Math.max(1, pages);
  useEffect(() => {
    if (page > last) onPageChange(last);
  }, [page, last, onPageChange]);
}
