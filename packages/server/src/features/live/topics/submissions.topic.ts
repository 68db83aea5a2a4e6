import { isPractice } from '../../submission/place.sql';
import type { SubmissionFacts } from '../../../events/events';
import type { Topic } from './topic';

/** Steps within a judgement are for those who look at that one submission. */
const single: ReadonlySet<string> = new Set(['submission.case', 'submission.waiting']);

const isOfSite = (about: SubmissionFacts) => isPractice(about) && about.problem.groupId === null;

/** Every practice submission to problems of the site that the listener may know of. */
export const submissionsTopic: Topic = {
  allowed: names => names,
  namesOf: event => ('submitId' in event && isOfSite(event.about) && !single.has(event.event) ? ['submissions'] : []),
};
