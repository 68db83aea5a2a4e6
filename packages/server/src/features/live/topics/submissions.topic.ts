import { isPractice } from '../../submission/place';
import type { Topic } from './topic';

/** Steps within a judgement are for those who look at that one submission. */
const single: ReadonlySet<string> = new Set(['submission.case', 'submission.waiting']);

/** Every practice submission that the listener may know of. */
export const submissionsTopic: Topic = {
  allowed: names => names,
  namesOf: event => (!('submitId' in event) || !isPractice(event.about) || single.has(event.event) ? [] : ['submissions']),
};
