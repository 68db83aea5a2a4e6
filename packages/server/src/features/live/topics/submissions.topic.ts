import type { Topic } from './topic';

/** Steps within a judgement are for those who look at that one submission. */
const single: ReadonlySet<string> = new Set(['submission.case', 'submission.waiting']);

/** Every submission that the listener may know of. */
export const submissionsTopic: Topic = {
  allowed: names => names,
  namesOf: ({ event }) => (single.has(event) ? [] : ['submissions']),
};
