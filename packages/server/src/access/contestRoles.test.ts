import { contestGrants, type ContestRole, contestRoleNames, contestRoles } from '@oj/contract';
import { expect, test } from 'vitest';
import type { Caller } from './caller';
import { type ContestFacts, powersIn } from './scope';

const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 10, minute));
const moments = { before: at(-1), during: at(10), end: at(300) } as const;

const contest: ContestFacts = {
  id: 1,
  authorId: 7,
  groupId: null,
  type: 0,
  auth: 0,
  visible: true,
  openRank: false,
  allowEndSubmit: false,
  openPrint: false,
  accountRule: null,
  startAt: at(0),
  endAt: at(300),
  pauses: [],
  sealAt: at(240),
  autoRealRank: true,
};

const person = (id: number, role: Caller['role']): Caller => ({ id, role, username: `user${id}` });
const callers = { user: person(1, 1002), author: person(7, 1002), root: person(5, 1000) };

interface Case {
  who?: keyof typeof callers;
  roles?: readonly ContestRole[];
  when?: keyof typeof moments;
  facts?: Partial<ContestFacts>;
}

const powersOf = ({ who = 'user', roles = [], when = 'during', facts = {} }: Case) =>
  powersIn(callers[who], {
    kind: 'contest',
    contest: { ...contest, ...facts },
    isRegistered: false,
    isNamed: false,
    roles,
    now: moments[when],
  });

const grantsOf = (asked: Case) => {
  const powers = powersOf(asked);
  return (['own', ...contestGrants] as const).filter(grant => powers[grant]);
};

test.each(contestRoleNames)('%s allows what the table says, and never to own the contest', role => {
  expect(grantsOf({ roles: [role] })).toEqual([...contestRoles[role]]);
});

test('several roles allow all that each allows; the author and the super admin need none', () => {
  expect(grantsOf({ roles: ['balloons', 'observer'] })).toEqual(['organise', 'observe', 'balloons']);
  for (const who of ['author', 'root'] as const) expect(grantsOf({ who })).toEqual(['own', ...contestGrants]);
  expect(grantsOf({})).toEqual([]);
});

test.each<[ContestRole, before: string, during: string, end: string, past: boolean]>([
  ['all', 'rs', 'rs', 'r- contest.ended', true],
  ['jury', 'rs', 'rs', 'r- contest.ended', true],
  ['observer', 'r- access.denied', 'r- access.denied', 'r- contest.ended', true],
  ['balloons', '-- contest.notStarted', 'r- access.denied', 'r- contest.ended', false],
  ['prints', '-- contest.notStarted', 'r- access.denied', 'r- contest.ended', false],
])('%s reads a hidden private contest with an account rule, and is never registered', (role, before, during, end, past) => {
  const asked = { roles: [role], facts: { auth: 1, visible: false, accountRule: '<extra>other</extra>' } };
  const words = (when: keyof typeof moments) => {
    const { read, submit, refusal } = powersOf({ ...asked, when });
    return `${read ? 'r' : '-'}${submit ? 's' : '-'} ${refusal ?? ''}`.trim();
  };
  expect([words('before'), words('during'), words('end')]).toEqual([before, during, end]);
  const { pastSeal, othersCode } = powersOf(asked);
  expect([pastSeal, othersCode]).toEqual([past, past]);
});

test('a role in a contest of a group is nothing to who does not read there', () => {
  const asked = { roles: ['all'], facts: { groupId: 3 } } as const;
  expect(powersOf(asked)).toMatchObject({ read: false, refusal: 'contest.notFound' });
  expect(grantsOf(asked)).toEqual([]);
});
