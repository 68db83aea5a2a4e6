import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Caller } from '../../access/caller';
import type { QuestionFacts } from '../../events/events';
import { seesAllEventsOf } from '../submission/visibility';
import { comments } from './comment.table';
import type { CommentPlace } from './commentPlace';

/*
 * Who sees which comment, of those who may read in its place. On a discussion, and in a contest that is over: everybody sees all.
 * While a contest runs, those who observe it see all; others see their own comments with all replies to them, and of everything else only
 * what organisers wrote. To all others a comment does not exist.
 */

export const seesAll = ({ isForAll, observes }: Pick<CommentPlace, 'isForAll' | 'observes'>) => isForAll || observes;

interface Written {
  userId: number;
  byOrganiser: boolean;
}

const concerns = ({ caller }: CommentPlace, { userId, byOrganiser }: Written) => byOrganiser || userId === caller?.id;

export const seesComment = (place: CommentPlace, comment: Written) => seesAll(place) || concerns(place, comment);

/** Whether the caller sees a reply to a comment that they see. */
export const seesReply = (place: CommentPlace, reply: Written, comment: Pick<Written, 'userId'>) =>
  seesAll(place) || concerns(place, reply) || comment.userId === place.caller?.id;

const isOwn = ({ caller }: CommentPlace) => eq(comments.userId, caller?.id ?? 0);
const isThere = isNull(comments.deletedAt);

/** Comments that the caller sees in a place. */
export const commentsIn = (place: CommentPlace): SQL | undefined =>
  and(
    eq(place.kind === 'contest' ? comments.contestId : comments.discussionId, place.id),
    isNull(comments.parentId),
    isThere,
    seesAll(place) ? undefined : or(isOwn(place), eq(comments.byOrganiser, true)),
  );

/** Replies that the caller sees below comments that the caller sees; `own` are the ids of those that the caller wrote. */
export const repliesSeen = (place: CommentPlace, own: number[]): SQL | undefined =>
  and(isThere, seesAll(place) ? undefined : or(isOwn(place), eq(comments.byOrganiser, true), inArray(comments.parentId, own)));

/** Comments and replies that the caller sees in a contest, in one query. `parents` is what replies are below, joined to them. */
export const allSeenIn = (place: CommentPlace, parents: typeof comments): SQL | undefined => {
  if (seesAll(place)) return undefined;
  const own = eq(parents.userId, place.caller?.id ?? 0);
  const said = or(isOwn(place), eq(comments.byOrganiser, true));
  return or(and(isNull(comments.parentId), said), own, and(eq(parents.byOrganiser, true), said));
};

/** Whether a listener may know that a comment in a contest was written or has changed. */
export const seesQuestion = (caller: Caller | undefined, { askerId, contest, isForAll }: QuestionFacts): boolean =>
  caller !== undefined && (isForAll || caller.id === askerId || seesAllEventsOf(caller, contest));
