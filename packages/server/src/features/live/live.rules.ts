import type { ChangeEvent, LiveEvent, SubmissionEvent } from '@oj/contract';
import type { Caller } from '../../access/caller';
import type { AppEvent } from '../../events/events';
import { seesQuestion } from '../comment/comment.visibility';
import { visibleEvent } from '../submission/visibility';

/** An event that is sent to readers, with what decides who may see it. */
export type ReaderEvent = Extract<AppEvent, SubmissionEvent | ChangeEvent>;

/** Other events concern only the processes. */
export const isForReaders = (appEvent: AppEvent): appEvent is ReaderEvent =>
  'about' in appEvent || 'cid' in appEvent || 'did' in appEvent || 'uid' in appEvent;

/** What a reader who listens to its topic is sent of an event; undefined: nothing. */
export function sentTo(caller: Caller | undefined, appEvent: ReaderEvent): LiveEvent | undefined {
  switch (appEvent.event) {
    // What they say is no secret of anybody who was let in to the topic.
    case 'contest.announced':
    case 'contest.changed':
    case 'organisers.balloons':
    case 'organisers.prints':
    case 'proposals.changed':
    case 'discussion.commented':
    case 'user.messages':
      return appEvent;
    case 'questions.changed':
      return seesQuestion(caller, appEvent.about) ? { event: appEvent.event, cid: appEvent.cid } : undefined;
    default: {
      const { about, ...event } = appEvent;
      return visibleEvent(caller, event, about);
    }
  }
}
