import { ApiError, MOST_TITLE_CHARACTERS, type Switches, visibilities } from '@oj/contract';
import type { InGroup } from '../../access/groupScope';
import { type Caller, isAdmin } from '../../access/caller';
import type { discussions } from './discussion.table';
import { checkAccepted } from '../../api/fewAccepted';

type Quota = Pick<Switches, 'defaultCreateDiscussionACInitValue' | 'defaultCreateDiscussionDailyLimit'>;
type DiscussionRow = Pick<typeof discussions.$inferSelect, 'authorId' | 'status' | 'deletedAt'>;

/** @param groupId null: of the site. */
export const discussionAddress = (id: number, groupId: number | null) =>
  groupId === null ? `/discussion-detail/${id}` : `/group/${groupId}/discussion-detail/${id}`;

/** Admins look after all discussions, and in a group those who manage it. */
export const mayModerate = (caller: Caller | undefined, group: InGroup<Caller | undefined> | undefined) =>
  isAdmin(caller) || group?.powers.manage === true;

/** Whether a viewer may read a discussion, once its group and its problem are open to the viewer. */
export function readabilityOf(
  caller: Caller | undefined,
  { authorId, status, deletedAt }: DiscussionRow,
  moderates: boolean,
): 'readable' | 'disabled' | 'gone' {
  if (deletedAt) return 'gone';
  return status === visibilities.shown || moderates || caller?.id === authorId ? 'readable' : 'disabled';
}

/** Whether the caller may edit a discussion. Only its author may; moderators may hide and delete it. */
export const mayEdit = (caller: Caller, { authorId }: Pick<DiscussionRow, 'authorId'>) => caller.id === authorId;
export const mayPin = (caller: Caller) => isAdmin(caller);

/** What is asked of the members of a group, who may be new to the site; on the site the switches say it. */
export const groupQuota: Quota = { defaultCreateDiscussionACInitValue: 0, defaultCreateDiscussionDailyLimit: 5 };

/** @throws ApiError when the user may not open a discussion now. */
export function checkQuota(
  { accepted, opened }: { accepted: number; opened: number },
  { defaultCreateDiscussionACInitValue, defaultCreateDiscussionDailyLimit }: Quota,
) {
  checkAccepted('discussion.tooFewAccepted', accepted, defaultCreateDiscussionACInitValue);
  if (opened >= defaultCreateDiscussionDailyLimit) throw new ApiError('discussion.tooManyToday');
}

/** About a problem, a title begins with its display id, once. @throws ApiError */
export function titleAbout(displayId: string | null | undefined, title: string) {
  const prefix = displayId ? `[${displayId}] ` : '';
  const whole = title.startsWith(prefix) ? title : prefix + title;
  if (whole.length > MOST_TITLE_CHARACTERS) throw new ApiError('discussion.titleTooLong');
  return whole;
}
