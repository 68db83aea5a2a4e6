import { Status } from '@oj/contract';
import type { InContest, Scopes } from '../../../access/scope';
import { type Caller, mayDo } from '../../../access/caller';
import type { AccessChange } from '../../../events/events';
import { changedRow } from '../../contestBoard/board/boards';
import type { BoardWatch } from '../../contestBoard/board/boardWatch';
import { isOfContest } from '../../submission/place.sql';
import { balloonsOf } from '../live.rules';
import { changeNames, type Topic, type TopicName } from './topic';

const reads = ({ powers }: InContest<Caller | undefined>) => powers.read;
const observes = ({ powers }: InContest<Caller | undefined>) => powers.observe;

const ofContest = ({ id }: TopicName, change: AccessChange) =>
  change.kind === 'user' || change.kind === 'group' || (change.kind === 'contest' && change.id === id);

/** Announcements of a contest, for everybody who may read there. */
export const contestTopic = (scopes: Scopes): Topic => ({
  allowed: allowedTo(scopes, reads),
  unsureAfter: ofContest,
  namesOf: changeNames('contest'),
  isOpen: true,
});

/** Rows of a board that change, for everybody who may read it. Virtual participants have boards of their own. */
export const boardTopic = (scopes: Scopes, boards: BoardWatch): Topic => ({
  allowed: allowedTo(scopes, ({ powers, run }) => powers.board && !run),
  unsureAfter: ofContest,
  namesOf: () => [],
  isOpen: true,
  toldAfter(event) {
    const row = changedRow(event);
    return row ? [`board:${row.contestId}`] : [];
  },
  follow: ({ id }, tell) => boards.watch(id, tell),
});

/** What waits for the organisers of a contest, for those who observe it: verdicts, which bring balloons, and print jobs. */
export const organisersTopic = (scopes: Scopes): Topic => ({
  allowed: allowedTo(scopes, observes),
  unsureAfter: ofContest,
  namesOf(event) {
    if (event.event === 'submission.judged') return isOfContest(event.about) ? [`organisers:${event.about.contestId}`] : [];
    return changesForOrganisers(event);
  },
  isOpen: true,
});

/** What waits at the balloon desk. Who may not see a verdict that brings a balloon is told only that there is one. */
export const balloonsTopic = (scopes: Scopes): Topic => ({
  allowed: allowedTo(scopes, ({ powers }) => powers.balloons),
  unsureAfter: ofContest,
  namesOf(event) {
    if (event.event !== 'submission.judged') return balloonChanges(event);
    return event.status === Status.accepted && isOfContest(event.about) ? [balloonsOf(event.about.contestId)] : [];
  },
});

/** What waits at the print desk. */
export const printsTopic = (scopes: Scopes): Topic => ({
  allowed: allowedTo(scopes, ({ powers }) => powers.prints),
  unsureAfter: ofContest,
  namesOf: changeNames('prints'),
  isOpen: true,
});

/** Changes of rejudge proposals of a contest, for everybody who may make proposals. */
export const proposalsTopic = (scopes: Scopes): Topic => ({
  allowed: (names, caller) => (mayDo(caller, 'rejudge') ? allowedTo(scopes, observes)(names, caller) : []),
  unsureAfter: ofContest,
  namesOf: changeNames('proposals'),
  isOpen: true,
});

const changesForOrganisers = changeNames('organisers');
const balloonChanges = changeNames('balloons');

/** Comments in a contest. Each event says which listeners may see it. */
export const questionsTopic = (scopes: Scopes): Topic => ({
  allowed: allowedTo(scopes, reads),
  unsureAfter: ofContest,
  namesOf: changeNames('questions'),
});

function allowedTo(scopes: Scopes, may: (scoped: InContest<Caller | undefined>) => boolean): Topic['allowed'] {
  return async (names, caller) => {
    const answers = await Promise.all(names.map(name => scopes.contest(name.id, caller).then(may, () => false)));
    return names.filter((_, place) => answers[place]);
  };
}
