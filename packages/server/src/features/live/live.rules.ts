import type { SubmissionEvent } from '@oj/contract';
import type { Happening } from '../../events/events';

type SubmissionHappening = Extract<Happening, SubmissionEvent>;

/** Other events concern only the processes. */
export const isForReaders = (happening: Happening): happening is SubmissionHappening => happening.event.startsWith('submission.');

/** Topics that an event belongs to. */
export function topicsOf({ event, submitId }: SubmissionEvent): string[] {
  const own = `submission:${submitId}`;
  return event === 'submission.case' || event === 'submission.waiting' ? [own] : [own, 'submissions'];
}

/** Submissions that topics name. */
export const submissionsOf = (topics: ReadonlySet<string>) =>
  [...topics].flatMap(topic => (topic.startsWith('submission:') ? [Number(topic.slice('submission:'.length))] : []));
