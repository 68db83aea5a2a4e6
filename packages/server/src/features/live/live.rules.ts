import type { ContestEvent, SubmissionEvent } from '@oj/contract';
import type { AppEvent } from '../../events/events';

/** An event that is sent to readers, with what decides who may hear it. */
export type ReaderEvent = Extract<AppEvent, SubmissionEvent> | ContestEvent;

/** What it says is no secret of anybody who was let in to its topic. */
export const isAboutContest = (appEvent: AppEvent): appEvent is ContestEvent => 'cid' in appEvent;

/** Other events concern only the processes. */
export const isForReaders = (appEvent: AppEvent): appEvent is ReaderEvent =>
  appEvent.event.startsWith('submission.') || isAboutContest(appEvent);
