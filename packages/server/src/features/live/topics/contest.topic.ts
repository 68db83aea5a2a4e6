import { contestTopicOf, type TopicKind } from '@oj/contract';
import type { Scopes } from '../../../access/scope';
import { mayDo } from '../../../api/caller';
import { isOfContest } from '../../submission/place';
import type { ReaderEvent } from '../live.rules';
import type { Topic } from './topic';

/** What is announced in a contest, for whoever may read there. */
export const contestTopic = (scopes: Scopes): Topic => ({
  allowed: allowedTo(scopes, 'read'),
  namesOf: event => ownNames('contest', event),
});

/** What waits for the organisers of a contest: verdicts, which bring balloons, and print jobs. */
export const organisersTopic = (scopes: Scopes): Topic => ({
  allowed: allowedTo(scopes, 'manage'),
  namesOf(event) {
    if ('cid' in event) return ownNames('organisers', event);
    return event.event === 'submission.judged' && isOfContest(event.about) ? [`organisers:${event.about.contestId}`] : [];
  },
});

/** That a rejudge proposal of a contest has another verdict, or is another one: for whoever may propose. */
export const proposalsTopic = (scopes: Scopes): Topic => ({
  allowed: (names, caller) => (mayDo(caller, 'rejudge') ? allowedTo(scopes, 'manage')(names, caller) : []),
  namesOf: event => ownNames('proposals', event),
});

/** The topic of an event of a contest, if it is of this kind. */
function ownNames(kind: TopicKind, event: ReaderEvent): string[] {
  const name = 'cid' in event ? contestTopicOf(event) : '';
  return name.startsWith(`${kind}:`) ? [name] : [];
}

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
