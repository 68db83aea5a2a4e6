/** The page of a discussion, in its group if it belongs to one. */
export const discussionAddress = ({ id, gid }: { id: number; gid: number | null }) =>
  gid === null ? `/discussion-detail/${id}` : `/group/${gid}/discussion-detail/${id}`;
