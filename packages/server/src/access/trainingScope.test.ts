import type { GroupLevel } from '@oj/contract';
import { expect, test } from 'vitest';
import type { Caller } from './caller';
import { openGroup } from './groupScope';
import { checkPowers } from './scope';
import { powersInTraining, type TrainingFacts } from './trainingScope';

const training: TrainingFacts = { id: 1, authorId: 7, groupId: null, auth: 'Public', visible: true };
const person = (id: number, role: Caller['role']): Caller => ({ id, role, username: `user${id}` });
const callers = {
  visitor: undefined,
  user: person(1, 1002),
  muted: person(2, 1003),
  admin: person(3, 1001),
  problemAdmin: person(4, 1008),
  author: person(7, 1001),
  root: person(5, 1000),
};
type Who = keyof typeof callers;

const powersOf = (who: Who, facts: Partial<TrainingFacts>, isRegistered = false) =>
  powersInTraining(callers[who], { kind: 'training', training: { ...training, ...facts }, isRegistered });

/** `rsm`: may read, submit and manage; `r notRegistered`: may read, and why not submit. */
const words = (who: Who, facts: Partial<TrainingFacts> = {}, isRegistered = false) => {
  const { read, submit, manage, refusal } = powersOf(who, facts, isRegistered);
  return `${read ? 'r' : '-'}${submit ? 's' : '-'}${manage ? 'm' : '-'} ${refusal ?? ''}`.trim();
};

const register = 'training.registrationRequired';
const hidden = '--- training.notFound';
test.each<[Who, open: string, closed: string, entered: string, unseen: string]>([
  ['visitor', 'r-- login.required', '--- login.required', '--- login.required', hidden],
  ['user', 'rs-', `--- ${register}`, 'rs-', hidden],
  ['muted', 'r-- access.denied', `--- ${register}`, 'r-- access.denied', hidden],
  ['admin', 'rs-', `--- ${register}`, 'rs-', hidden],
  ['problemAdmin', 'rs-', `--- ${register}`, 'rs-', hidden],
  ['author', 'rsm', 'rsm', 'rsm', 'rsm'],
  ['root', 'rsm', 'rsm', 'rsm', 'rsm'],
])(
  "%s in a public training, a private one, a private one that was entered, and one that is hidden; one of a group is nobody's who does not read there",
  (who, ...expected) => {
    const [open, closed, entered, unseen] = expected;
    expect(words(who)).toBe(open);
    expect(words(who, { auth: 'Private' })).toBe(closed);
    expect(words(who, { auth: 'Private' }, who !== 'visitor')).toBe(entered);
    expect(words(who, { visible: false }, true)).toBe(unseen);
    expect(words(who, { groupId: 3 }, true)).toBe('--- training.notFound');
  },
);

const memberships: readonly [level: GroupLevel, who: Who, open: string, unseen: string][] = [
  [0, 'user', hidden, hidden],
  [1, 'admin', hidden, hidden],
  [2, 'author', hidden, hidden],
  [3, 'user', 'rs-', hidden],
  [3, 'admin', 'rs-', hidden],
  [3, 'author', 'rs-', hidden],
  [3, 'muted', 'r-- access.denied', hidden],
  [4, 'user', 'rs-', hidden],
  [4, 'author', 'rsm', 'rsm'],
  [5, 'user', 'rsm', 'rsm'],
  [0, 'root', 'rsm', 'rsm'],
];
test.each(memberships)('level %i as %s in a training of a group, and in one that is hidden', (level, who, ...expected) => {
  const facts = { id: 3, name: 'a', ownerId: 99, successorId: null, auth: 1, visible: true, status: 0 } as const;
  const group = { ...facts, shortName: 'a' };
  const opened = openGroup(group, level, callers[who]);
  const powers = (visible: boolean) =>
    powersInTraining(callers[who], {
      kind: 'training',
      training: { ...training, groupId: 3, visible },
      group: opened.powers.read ? opened : undefined,
      isRegistered: false,
    });
  const wordsOf = ({ read, submit, manage, refusal }: ReturnType<typeof powers>) =>
    `${read ? 'r' : '-'}${submit ? 's' : '-'}${manage ? 'm' : '-'} ${refusal ?? ''}`.trim();
  expect([wordsOf(powers(true)), wordsOf(powers(false))]).toEqual(expected);
});

test.each<[need: Parameters<typeof checkPowers>[1], Who, Partial<TrainingFacts>, code: string | undefined]>([
  [undefined, 'visitor', { auth: 'Private' }, undefined],
  ['read', 'visitor', { auth: 'Private' }, 'login.required'],
  ['read', 'user', { auth: 'Private' }, register],
  ['submit', 'muted', {}, 'access.denied'],
  ['manage', 'admin', {}, 'access.denied'],
  ['manage', 'author', {}, undefined],
  [undefined, 'admin', { visible: false }, 'training.notFound'],
  ['manage', 'admin', { visible: false }, 'training.notFound'],
])('who needs to %s as %s in %o: %s', (need, who, facts, code) => {
  const scope = { kind: 'training', training: { ...training, ...facts }, isRegistered: false } as const;
  const check = () => checkPowers({ ...scope, powers: powersOf(who, facts), caller: callers[who] }, need);
  if (code) expect(check).toThrow(expect.objectContaining({ code }));
  else expect(check).not.toThrow();
});
