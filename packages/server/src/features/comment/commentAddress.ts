import { discussionAddress } from '../discussion/discussion.rules';

/** Where people comment: a contest, or a discussion of the site or of a group. */
interface CommentPage {
  kind: 'contest' | 'discussion';
  id: number;
  groupId: number | null;
}

export const commentPage = ({ kind, id, groupId }: CommentPage) =>
  kind === 'contest' ? `/contest/${id}/comment` : discussionAddress(id, groupId);

/** Address of the page, with the place of a comment or a reply on it. */
export const commentAddress = (page: CommentPage, { id, isReply }: { id: number; isReply: boolean }) =>
  `${commentPage(page)}#comment-${isReply ? 'reply-' : ''}${id}`;
