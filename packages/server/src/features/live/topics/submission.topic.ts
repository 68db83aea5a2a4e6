import type { SubmissionQueries } from '../../submission/submission.queries';
import type { QueuePlaces } from '../queuePlaces';
import type { Topic } from './topic';

/** A submission, case by case, with its place in the queue. */
export const submissionTopic = (submissions: SubmissionQueries, places: QueuePlaces): Topic => ({
  async allowed(names, caller) {
    const ids = names.map(({ id }) => id);
    const known = new Set(await submissions.known(ids, caller));
    return names.filter(({ id }) => known.has(id));
  },
  // Which contest, group and problem it belongs to, only the rows know.
  unsureAfter: (_, { kind }) => kind !== 'discussion' && kind !== 'site',
  namesOf: event => ('submitId' in event ? [`submission:${event.submitId}`] : []),
  follow: ({ id }, tell) => places.watch(id, tell),
});
