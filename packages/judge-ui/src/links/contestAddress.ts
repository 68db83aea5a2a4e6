/** The pages of a contest; the overview has none of these. */
export type ContestTab = 'problems' | 'submissions' | 'rank' | 'announcements' | 'print' | 'ac-info' | 'admin-print';

/** The address of a contest, or of one of its pages. */
export const contestAddress = (cid: number | string, tab?: ContestTab) => `/contest/${cid}/${tab ?? ''}`;

/** The scoreboard that is seen without login. */
export const outsideBoardAddress = (cid: number, kind: 'acm' | 'oi') => `/contest/${kind}-scoreboard/${cid}`;
