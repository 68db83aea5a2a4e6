import { applyProgress, type GroupLevel, problemVisibilities } from '@oj/contract';
import { expect, test } from 'vitest';
import type { Caller } from './caller';
import type { GroupFacts } from './groupPolicy';
import { openGroup } from './groupScope';
import { mayChangeThere, powersOverProblem, type ProblemFacts, type ProblemPowers } from './problemScope';

const person = (id: number, role: Caller['role']): Caller => ({ id, role, username: `user${id}` });
const callers = {
  visitor: undefined,
  user: person(1, 1002),
  muted: person(2, 1003),
  admin: person(3, 1001),
  problemAdmin: person(4, 1008),
  root: person(5, 1000),
  author: person(7, 1002),
  'author, an admin': person(7, 1001),
  'author, a problem admin': person(7, 1008),
  owner: person(99, 1002),
};
type Who = keyof typeof callers;

const { public: open, private: hidden, contest } = problemVisibilities;
const site: ProblemFacts = { authorId: 7, groupId: null, auth: open, applyPublicProgress: null };
const ofGroup: ProblemFacts = { ...site, groupId: 3 };
const applied = { applyPublicProgress: applyProgress.applied };
const facts: GroupFacts = { id: 3, name: 'a', shortName: 'a', ownerId: 99, successorId: null, auth: 1, visible: true, status: 0 };
const groupFor = (who: Who, level: GroupLevel, more: Partial<GroupFacts> = {}) => openGroup({ ...facts, ...more }, level, callers[who]);

/** `kricv`: may know, read, inspect, change and review it. */
const words = ({ know, read, inspect, change, review }: ProblemPowers) =>
  `${know ? 'k' : '-'}${read ? 'r' : '-'}${inspect ? 'i' : '-'}${change ? 'c' : '-'}${review ? 'v' : '-'}`;

const nothing = '-----';
test.each<[Who, open: string, hidden: string, contest: string]>([
  ['visitor', 'kr---', nothing, nothing],
  ['user', 'kr---', nothing, nothing],
  ['muted', 'kr---', nothing, nothing],
  ['admin', 'kr---', 'kr---', 'kr---'],
  ['problemAdmin', 'kric-', 'kric-', 'kric-'],
  ['root', 'kric-', 'kric-', 'kric-'],
  ['author', 'kr---', 'kr---', 'kr---'],
  ['author, an admin', 'kric-', 'kric-', 'kric-'],
  ['author, a problem admin', 'kric-', 'kric-', 'kric-'],
  ['owner', 'kr---', nothing, nothing],
])('%s over a problem of the site: public, private, of a contest; what a group had asked for changes nothing', (who, ...expected) => {
  const over = (more: Partial<ProblemFacts>) => words(powersOverProblem(callers[who], { ...site, ...more }));
  expect([open, hidden, contest].map(auth => over({ auth }))).toEqual(expected);
  expect([open, hidden, contest].map(auth => over({ auth, ...applied }))).toEqual(expected);
  expect(words(powersOverProblem(callers[who], site, groupFor(who, 5)))).toBe(expected[0]);
});

test.each<[level: GroupLevel, Who, open: string, hidden: string, applied: string]>([
  [0, 'visitor', nothing, nothing, nothing],
  [0, 'user', nothing, nothing, nothing],
  [2, 'author', nothing, nothing, nothing],
  [0, 'admin', nothing, nothing, nothing],
  [0, 'problemAdmin', nothing, nothing, 'kri-v'],
  [0, 'author, a problem admin', nothing, nothing, 'kri-v'],
  [3, 'user', 'kr---', nothing, nothing],
  [3, 'muted', 'kr---', nothing, nothing],
  [3, 'author', 'kr---', nothing, nothing],
  [3, 'author, an admin', 'kr---', nothing, nothing],
  [3, 'problemAdmin', 'kr---', nothing, 'kri-v'],
  [4, 'user', 'kr---', 'k----', 'k----'],
  [4, 'admin', 'kr---', 'k----', 'k----'],
  [4, 'problemAdmin', 'kr---', 'k----', 'kri-v'],
  [4, 'author', 'kric-', 'kric-', 'kric-'],
  [5, 'user', 'kric-', 'kric-', 'kric-'],
  [5, 'problemAdmin', 'kric-', 'kric-', 'kricv'],
  [0, 'owner', 'kric-', 'kric-', 'kric-'],
  [0, 'root', 'kric-', 'kric-', 'kricv'],
])('level %i as %s over a problem of a group: public, private, and private with a request to make it public', (level, who, ...expected) => {
  const over = (more: Partial<ProblemFacts>) => words(powersOverProblem(callers[who], { ...ofGroup, ...more }, groupFor(who, level)));
  expect([{}, { auth: hidden }, { auth: hidden, ...applied }].map(over)).toEqual(expected);
  expect(over({ auth: contest })).toBe(expected[1]);
});

test('of a request that was decided there is nothing to review', () => {
  const after = [applyProgress.refused, applyProgress.public, null].map(applyPublicProgress =>
    words(powersOverProblem(callers.problemAdmin, { ...ofGroup, applyPublicProgress })),
  );
  expect(after).toEqual([nothing, nothing, nothing]);
});

test('a group that the caller may not know of, or another one, gives nothing', () => {
  expect(words(powersOverProblem(callers.author, ofGroup))).toBe(nothing);
  expect(words(powersOverProblem(callers.owner, ofGroup, groupFor('owner', 5, { id: 4 })))).toBe(nothing);
  expect(words(powersOverProblem(callers.root, ofGroup, groupFor('root', 0, { id: 4 })))).toBe(nothing);
});

test('a problem is changed where it belongs: on the site, or in its own group', () => {
  const { root } = callers;
  const [own, other] = [groupFor('root', 0), groupFor('root', 0, { id: 4 })];
  const places = [undefined, own, other];
  expect(places.map(group => mayChangeThere(root, site, group))).toEqual([true, false, false]);
  expect(places.map(group => mayChangeThere(root, ofGroup, group))).toEqual([false, true, false]);
  expect(mayChangeThere(callers.user, ofGroup, groupFor('user', 4))).toBe(false);
  expect(mayChangeThere(callers.author, ofGroup, groupFor('author', 4))).toBe(true);
});
