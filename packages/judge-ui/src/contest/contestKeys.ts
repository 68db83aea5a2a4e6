/** Keys of the query cache. What a reader may know differs, so that each has answers of their own. */
export const contestKeys = {
  list: (filter: object, uid: string | undefined) => ['contest', 'list', filter, uid] as const,
  /** All that is known of one contest. */
  all: (cid: number) => ['contest', cid] as const,
  info: (cid: number, uid: string | undefined) => ['contest', cid, 'info', uid] as const,
};
