/** The pages of a contest; the overview has none of these. */
export type ContestTab =
  | 'problems'
  | 'submissions'
  | 'rank'
  | 'announcements'
  | 'comment'
  | 'print'
  | 'participants'
  | 'organisers'
  | 'ac-info'
  | 'admin-print'
  | 'rejudge'
  | 'scroll-board';

/** The address of a contest, or of one of its pages. */
export const contestAddress = (cid: number | string, tab?: ContestTab) => `/contest/${cid}/${tab ?? ''}`;

/** Where a participant asks about a problem. */
export const questionAddress = (cid: number, displayId: string) =>
  `${contestAddress(cid, 'comment')}?problem=${encodeURIComponent(displayId)}`;

/** The proposal to rejudge a problem, by its number. */
export const proposalAddress = (cid: number, pid: number) => `${contestAddress(cid, 'rejudge')}?pid=${pid}`;

/** The scoreboard that is seen without login. */
export const outsideBoardAddress = (cid: number, kind: 'acm' | 'oi') => `/contest/${kind}-scoreboard/${cid}`;

/** The board on the wall of the hall. */
export const hallAddress = (cid: number) => `/contest/${cid}/hall`;

/** The closing ceremony, with how many win gold, silver and bronze. */
export function scrollBoardAddress(cid: number, removeStar: boolean, medals: readonly number[]) {
  const query = new URLSearchParams({ cid: String(cid), removeStar: String(removeStar) });
  for (const count of medals) query.append('medals[]', String(count));
  return `/scrollBoard?${query}`;
}
