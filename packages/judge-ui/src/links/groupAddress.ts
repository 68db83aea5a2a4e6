/** The pages of a group; its home has none of these. */
export type GroupTab = 'announcement' | 'assignment' | 'discussion' | 'member' | 'setting' | 'rank';

/** The address of a group, or of one of its pages. */
export const groupAddress = (gid: number | string, tab?: GroupTab) => (tab ? `/group/${gid}/${tab}` : `/group/${gid}`);

/** The address of an assignment in its group. */
export const assignmentAddress = (gid: number | string, id: number) => `${groupAddress(gid, 'assignment')}/${id}`;

/** The page of what is due in all groups, or of what is over. */
export const dueAddress = ({ isOver = false } = {}) => (isOver ? '/due?isOver=true' : '/due');
