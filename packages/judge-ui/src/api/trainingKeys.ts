/**
 * Keys of the query cache. What a reader may know differs, so that each has answers of their own. They stand below the nouns because a
 * verdict of a submission makes the training refetch.
 */
export const trainingKeys = {
  all: ['training'] as const,
  lists: ['training', 'lists'] as const,
  list: (filter: object & { gid?: number | undefined }, uid: string | undefined) => ['training', 'lists', filter, uid] as const,
  allCategories: ['training', 'categories'] as const,
  /** @param gid of a group that has its own */
  categories: (gid: number | undefined) => ['training', 'categories', gid ?? 'site'] as const,
  /** All that is known of one training. */
  one: (tid: number) => ['training', 'one', tid] as const,
  detail: (tid: number, uid: string | undefined) => ['training', 'one', tid, 'detail', uid] as const,
  problems: (tid: number, uid: string | undefined, locale: string) => ['training', 'one', tid, 'problems', uid, locale] as const,
  rank: (query: { tid: number }, uid: string | undefined) => ['training', 'one', query.tid, 'rank', uid, query] as const,
  /** What the back office knows. */
  admin: ['training', 'admin'] as const,
};
