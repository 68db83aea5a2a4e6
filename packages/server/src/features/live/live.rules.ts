import { type ChangeEvent, type LiveEvent, Status, type SubmissionEvent } from '@oj/contract';
import type { Caller } from '../../access/caller';
import type { AppEvent } from '../../events/events';
import { seesQuestion } from '../comment/comment.visibility';
import { seesAllEventsOf, visibleEvent } from '../submission/visibility';

/** An event that is sent to readers, with what decides who may see it. */
export type ReaderEvent = Extract<AppEvent, SubmissionEvent | ChangeEvent>;

/** Other events concern only the processes. */
export const isForReaders = (appEvent: AppEvent): appEvent is ReaderEvent =>
  'about' in appEvent || 'cid' in appEvent || 'did' in appEvent || 'uid' in appEvent;

export const balloonsOf = (cid: number) => `balloons:${cid}`;

/** What a reader is sent of an event; undefined: nothing. @param topics of the event that the reader listens to */
export function sentTo(caller: Caller | undefined, appEvent: ReaderEvent, topics: readonly string[]): LiveEvent | undefined {
  switch (appEvent.event) {
    // What they say is no secret of anybody who was let in to the topic.
    case 'contest.announced':
    case 'contest.changed':
    case 'organisers.prints':
    case 'proposals.changed':
    case 'discussion.commented':
    case 'user.messages':
      return appEvent;
    case 'organisers.balloons': {
      const { event, cid, about } = appEvent;
      return !about || seesAllEventsOf(caller, about) ? { event, cid } : undefined;
    }
    case 'questions.changed':
      return seesQuestion(caller, appEvent.about) ? { event: appEvent.event, cid: appEvent.cid } : undefined;
    default: {
      const { about, ...event } = appEvent;
      return visibleEvent(caller, event, about) ?? balloonOf(appEvent, topics);
    }
  }
}

/** Tells the balloon desk of a verdict that it may not see. One behind the seal brings it nothing. */
function balloonOf(appEvent: ReaderEvent, topics: readonly string[]): LiveEvent | undefined {
  if (appEvent.event !== 'submission.judged' || appEvent.status !== Status.accepted) return undefined;
  const { contestId, contest } = appEvent.about;
  const isTold = contestId !== null && topics.includes(balloonsOf(contestId)) && contest && !contest.isBehindSeal && !contest.hidesResult;
  return isTold ? { event: 'organisers.balloons', cid: contestId } : undefined;
}
