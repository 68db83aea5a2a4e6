import type { SubmissionEvent } from '@oj/contract';
import type { Happening } from '../../events/events';

/** An event that is sent to readers, with what decides who may hear it. */
export type ReaderEvent = Extract<Happening, SubmissionEvent>;

/** Other events concern only the processes. */
export const isForReaders = (happening: Happening): happening is ReaderEvent => happening.event.startsWith('submission.');
