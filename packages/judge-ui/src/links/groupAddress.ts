/** The pages of a group; its home has none of these. */
export type GroupTab = 'announcement' | 'training' | 'contest' | 'discussion' | 'member' | 'setting' | 'rank';

/** The address of a group, or of one of its pages. */
export const groupAddress = (gid: number | string, tab?: GroupTab) => (tab ? `/group/${gid}/${tab}` : `/group/${gid}`);
