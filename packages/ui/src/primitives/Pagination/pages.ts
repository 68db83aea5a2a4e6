/** Numbers of the pager; a gap stands for those that are left out. */
export type PageMark = number | 'gap before' | 'gap after';

/** The last page of `total` things, at least 1. */
export const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** A page number inside 1…last. */
export const clampPage = (page: number, last: number): number => Math.min(Math.max(1, Math.trunc(page) || 1), last);

/**
 * Page numbers around the current one, at most `count` (odd, at least 5), always with the first and the last:
 * page 6 of 20 by 5 is 1 … 5 6 7 … 20.
 */
export function pagesAround(page: number, last: number, count: number): PageMark[] {
  if (last <= count) return Array.from({ length: last }, (_, place) => place + 1);
  const middle = count - 2;
  const half = (middle - 1) / 2;
  const start = Math.min(Math.max(2, page - half), last - middle);
  const inner = Array.from({ length: middle }, (_, place) => start + place);
  const before: PageMark[] = start > 2 ? ['gap before'] : [];
  const after: PageMark[] = start + middle < last ? ['gap after'] : [];
  return [1, ...before, ...inner, ...after, last];
}

/** The numbers of a list that does not say where it ends: the current page and up to `count - 1` before it. */
export function pagesUpTo(page: number, count: number): PageMark[] {
  if (page <= count) return Array.from({ length: page }, (_, place) => place + 1);
  const inner = Array.from({ length: count - 1 }, (_, place) => page - (count - 2) + place);
  return [1, 'gap before', ...inner];
}
