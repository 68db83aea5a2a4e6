/**
 * Keys of the query cache. What a reader may know differs, so that each has answers of their own. They stand below the nouns because a
 * verdict of a submission makes the contest refetch.
 */
export const contestKeys = {
  list: (filter: object, uid: string | undefined) => ['contest', 'list', filter, uid] as const,
  /** All that is known of one contest. */
  all: (cid: number) => ['contest', cid] as const,
  info: (cid: number, uid: string | undefined) => ['contest', cid, 'info', uid] as const,
  problems: (cid: number, uid: string | undefined, containsEnd: boolean) => ['contest', cid, 'problems', uid, containsEnd] as const,
  announcements: (cid: number, uid: string | undefined) => ['contest', cid, 'announcements', uid] as const,
  unread: (cid: number, uid: string | undefined) => ['contest', cid, 'unread', uid] as const,
  boards: (cid: number) => ['contest', cid, 'board'] as const,
  board: (cid: number, uid: string | undefined, query: object) => ['contest', cid, 'board', uid, query] as const,
  boardCell: (cid: number, uid: string | undefined, query: object) => ['contest', cid, 'boardCell', uid, query] as const,
  participants: (cid: number) => ['contest', cid, 'participants'] as const,
  organisers: (cid: number) => ['contest', cid, 'organisers'] as const,
  seats: (cid: number) => ['contest', cid, 'seats'] as const,
  balloons: (cid: number) => ['contest', cid, 'balloons'] as const,
  prints: (cid: number) => ['contest', cid, 'prints'] as const,
  /** The printer of the site, which changes with no print job. */
  printer: (cid: number) => ['contest', cid, 'printer'] as const,
  questions: (cid: number) => ['contest', cid, 'questions'] as const,
  judging: (cid: number) => ['contest', cid, 'judging'] as const,
  proposals: (cid: number) => ['contest', cid, 'proposals'] as const,
  ceremony: (cid: number, uid: string | undefined) => ['contest', cid, 'ceremony', uid] as const,
  outside: (cid: number) => ['contest', cid, 'outside'] as const,
};
