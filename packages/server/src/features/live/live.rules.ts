import type { ContestEvent, SubmissionEvent } from '@oj/contract';
import type { Happening } from '../../events/events';

/** An event that is sent to readers, with what decides who may hear it. */
export type ReaderEvent = Extract<Happening, SubmissionEvent> | ContestEvent;

/** What it says is no secret of anybody who was let in to its topic. */
export const isAboutContest = (happening: Happening): happening is ContestEvent => 'cid' in happening;

/** Other events concern only the processes. */
export const isForReaders = (happening: Happening): happening is ReaderEvent =>
  happening.event.startsWith('submission.') || isAboutContest(happening);
