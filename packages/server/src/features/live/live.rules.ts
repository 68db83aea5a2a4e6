import type { ContestEvent, SubmissionEvent } from '@oj/contract';
import type { Happening } from '../../events/events';

/** An event that is sent to readers, with what decides who may hear it. */
export type ReaderEvent = Extract<Happening, SubmissionEvent> | ContestEvent;

/** What it says is no secret of anybody in the contest: whoever was let in hears it. */
export const isAboutContest = (happening: Happening): happening is ContestEvent => happening.event.startsWith('contest.');

/** Other events concern only the processes. */
export const isForReaders = (happening: Happening): happening is ReaderEvent =>
  happening.event.startsWith('submission.') || isAboutContest(happening);
