import { ApiError, MOST_TITLE_CHARACTERS, type Switches } from '@oj/contract';
import { type Caller, isAdmin } from '../../api/caller';
import type { discussions } from './discussion.table';

type DiscussionRow = Pick<typeof discussions.$inferSelect, 'authorId' | 'status' | 'deletedAt'>;

/** Whether a viewer may read a discussion, once its problem is open to the viewer. */
export function standingOf(caller: Caller | undefined, { authorId, status, deletedAt }: DiscussionRow): 'readable' | 'disabled' | 'gone' {
  if (deletedAt) return 'gone';
  return status === 0 || isAdmin(caller) || caller?.id === authorId ? 'readable' : 'disabled';
}

/** Only the author writes in a discussion; admins may hide and delete it. */
export const mayEdit = (caller: Caller, { authorId }: Pick<DiscussionRow, 'authorId'>) => caller.id === authorId;
export const mayDelete = (caller: Caller, { authorId }: Pick<DiscussionRow, 'authorId'>) => caller.id === authorId || isAdmin(caller);
export const mayPin = (caller: Caller) => isAdmin(caller);

/** What the switches ask of a user who opens a discussion. @throws ApiError */
export function checkQuota(
  { accepted, opened }: { accepted: number; opened: number },
  { defaultCreateDiscussionACInitValue, defaultCreateDiscussionDailyLimit }: Switches,
) {
  if (accepted < defaultCreateDiscussionACInitValue) throw new ApiError('discussion.tooFewAccepted');
  if (opened >= defaultCreateDiscussionDailyLimit) throw new ApiError('discussion.tooManyToday');
}

/** About a problem, a title begins with its display id, once. @throws ApiError */
export function titleAbout(displayId: string | null | undefined, title: string) {
  const prefix = displayId ? `[${displayId}] ` : '';
  const whole = title.startsWith(prefix) ? title : prefix + title;
  if (whole.length > MOST_TITLE_CHARACTERS) throw new ApiError('discussion.titleTooLong');
  return whole;
}
