/** The pages of a group; its home has none of these. */
export type GroupTab =
  | 'announcement'
  | 'problem'
  | 'training'
  | 'assignment'
  | 'contest'
  | 'status'
  | 'discussion'
  | 'member'
  | 'setting'
  | 'rank';

/** The address of a group, or of one of its pages. */
export const groupAddress = (gid: number | string, tab?: GroupTab) => (tab ? `/group/${gid}/${tab}` : `/group/${gid}`);

/** What who manages a group sees of a page: everything, with what can be done to it. */
export const groupAdminAddress = (gid: number | string, tab: GroupTab) => `${groupAddress(gid, tab)}?admin=true`;

/** A problem of a group, by its display id. */
export const groupProblemAddress = (gid: number | string, displayId: string) =>
  `${groupAddress(gid, 'problem')}/${encodeURIComponent(displayId)}`;

/** The problem that a discussion is about, in its group if it belongs to one. */
export const problemAddress = (displayId: string, gid: number | null | undefined) =>
  gid ? groupProblemAddress(gid, displayId) : `/problem/${encodeURIComponent(displayId)}`;

/** The form of a problem of a group, by its number; without one, of a new problem. */
export const groupProblemFormAddress = (gid: number | string, pid?: number) =>
  `${groupAddress(gid, 'problem')}/${pid === undefined ? 'create' : `${pid}/edit`}`;

/** The address of an assignment in its group. */
export const assignmentAddress = (gid: number | string, id: number) => `${groupAddress(gid, 'assignment')}/${id}`;

/** Lists of what the groups of a reader have handed out to them: what is left to do, what is done before its deadline, and what is over. */
export const dueLists = ['left', 'done', 'over'] as const;
export type DueList = (typeof dueLists)[number];

/** The page of one of these lists. */
export const dueAddress = (list: DueList = 'left') => (list === 'left' ? '/due' : `/due?list=${list}`);
