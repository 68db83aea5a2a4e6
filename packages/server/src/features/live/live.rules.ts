import type { SubmissionEvent } from '@oj/contract';
import type { Happening } from '../../events/events';

/** What concerns only the processes is not for readers. */
export const isForReaders = (happening: Happening): happening is SubmissionEvent => happening.event.startsWith('submission.');

/**
 * Topics that an event belongs to. Everything announced today is about practice submissions, whose standing anybody may
 * read; an event that not everybody may see needs a check of the caller here.
 */
export function topicsOf({ event, submitId }: SubmissionEvent): string[] {
  const own = `submission:${submitId}`;
  return event === 'submission.case' || event === 'submission.waiting' ? [own] : [own, 'submissions'];
}
