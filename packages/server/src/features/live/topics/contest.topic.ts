import type { Scopes } from '../../../access/scope';
import { mayDo } from '../../../api/caller';
import { isOfContest } from '../../submission/place';
import { changeNames, type Topic } from './topic';

/** What is announced in a contest, for whoever may read there. */
export const contestTopic = (scopes: Scopes): Topic => ({
  allowed: allowedTo(scopes, 'read'),
  namesOf: changeNames('contest'),
});

/** What waits for the organisers of a contest: verdicts, which bring balloons, and print jobs. */
export const organisersTopic = (scopes: Scopes): Topic => ({
  allowed: allowedTo(scopes, 'manage'),
  namesOf(event) {
    if (event.event === 'submission.judged') return isOfContest(event.about) ? [`organisers:${event.about.contestId}`] : [];
    return changesForOrganisers(event);
  },
});

/** That a rejudge proposal of a contest has another verdict, or is another one: for whoever may propose. */
export const proposalsTopic = (scopes: Scopes): Topic => ({
  allowed: (names, caller) => (mayDo(caller, 'rejudge') ? allowedTo(scopes, 'manage')(names, caller) : []),
  namesOf: changeNames('proposals'),
});

const changesForOrganisers = changeNames('organisers');

/** Comments in a contest; which of them a listener may hear of, is said with each event. */
export const questionsTopic = (scopes: Scopes): Topic => ({
  allowed: allowedTo(scopes, 'read'),
  namesOf: changeNames('questions'),
});

function allowedTo(scopes: Scopes, need: 'read' | 'manage'): Topic['allowed'] {
  return async (names, caller) => {
    const answers = await Promise.all(
      names.map(name =>
        scopes.contest(name.id, caller).then(
          ({ powers }) => powers[need],
          () => false,
        ),
      ),
    );
    return names.filter((_, place) => answers[place]);
  };
}
