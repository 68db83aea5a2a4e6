import type { GroupLevel } from '@oj/contract';
import { describe, expect, test } from 'vitest';
import type { Caller } from './caller';
import { openGroup } from './groupScope';
import { isSealed, phaseOf } from './phase';
import { heldSpan, inWindow } from './virtualWindow';
import { checkPowers, type ContestFacts, inSite, powersIn } from './scope';

const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 10, minute));
const START = 0;
const END = 300;
const moments = { before: -1, start: START, during: 10, end: END } as const;
type Moment = keyof typeof moments;

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
  startAt: at(START),
  endAt: at(END),
  pauses: [],
  sealAt: at(240),
  autoRealRank: true,
};

const person = (id: number, role: Caller['role'], username = `user${id}`): Caller => ({ id, role, username });
const callers = {
  visitor: undefined,
  user: person(1, 1002),
  muted: person(2, 1003),
  admin: person(3, 1001),
  problemAdmin: person(4, 1008),
  author: person(7, 1002),
  root: person(5, 1000),
} as const;
type Who = keyof typeof callers;

interface Case {
  who: Who;
  auth?: 0 | 1 | 2;
  registered?: boolean;
  when: Moment;
  facts?: Partial<ContestFacts>;
}

const powersOf = ({ who, auth = 0, registered = false, when, facts = {} }: Case) =>
  powersIn(callers[who], {
    kind: 'contest',
    contest: { ...contest, auth, ...facts },
    isRegistered: registered,
    isNamed: false,
    roles: [],
    now: at(moments[when]),
  });

/** `rs`: may read and submit; `r notRegistered`: may read, and why not submit. */
const wordsFor = (asked: Case) => {
  const { read, submit, refusal } = powersOf(asked);
  return `${read ? 'r' : '-'}${submit ? 's' : '-'} ${refusal ?? ''}`.trim();
};

const register = 'contest.registrationRequired';
describe('what a user may do, by auth, registration and moment', () => {
  test.each<[auth: 0 | 1 | 2, registered: boolean, before: string, start: string, during: string, end: string]>([
    [0, false, '-- contest.notStarted', 'rs', 'rs', 'r- contest.ended'],
    [0, true, '-- contest.notStarted', 'rs', 'rs', 'r- contest.ended'],
    [1, false, '-- contest.notStarted', `-- ${register}`, `-- ${register}`, `-- ${register}`],
    [1, true, '-- contest.notStarted', 'rs', 'rs', 'r- contest.ended'],
    [2, false, '-- contest.notStarted', `r- ${register}`, `r- ${register}`, 'r- contest.ended'],
    [2, true, '-- contest.notStarted', 'rs', 'rs', 'r- contest.ended'],
  ])('auth %i, registered: %s', (auth, registered, ...expected) => {
    const found = (['before', 'start', 'during', 'end'] as const).map(when => wordsFor({ who: 'user', auth, registered, when }));
    expect(found).toEqual(expected);
  });
});

describe('roles', () => {
  test.each<[Who, before: string, during: string, end: string]>([
    ['visitor', '-- login.required', '-- login.required', '-- login.required'],
    ['muted', '-- contest.notStarted', 'r- access.denied', 'r- contest.ended'],
    ['admin', '-- contest.notStarted', 'rs', 'r- contest.ended'],
    ['problemAdmin', '-- contest.notStarted', 'rs', 'r- contest.ended'],
    ['author', 'rs', 'rs', 'r- contest.ended'],
    ['root', 'rs', 'rs', 'r- contest.ended'],
  ])('%s', (who, ...expected) => {
    expect((['before', 'during', 'end'] as const).map(when => wordsFor({ who, when }))).toEqual(expected);
  });

  test('the author and the super admin alone manage, see past the seal and see code; other admins are users', () => {
    for (const who of Object.keys(callers) as Who[]) {
      const manages = who === 'author' || who === 'root';
      const { manage, pastSeal, othersCode } = powersOf({ who, auth: 1, when: 'during' });
      expect([who, manage, pastSeal, othersCode]).toEqual([who, manages, manages, manages]);
    }
  });
});

test('C16: a hidden contest exists for its managers alone, one of a group for nobody who does not read in the group', () => {
  for (const facts of [{ visible: false }, { groupId: 3 }]) {
    for (const who of ['visitor', 'user', 'admin', 'problemAdmin'] as const) {
      const powers = powersOf({ who, when: 'during', registered: true, facts: { ...facts, openRank: true } });
      expect(powers).toMatchObject({ read: false, submit: false, board: false, outside: false, refusal: 'contest.notFound' });
    }
    for (const who of ['author', 'root'] as const)
      expect(wordsFor({ who, when: 'during', facts })).toBe('groupId' in facts ? '-- contest.notFound' : 'rs');
  }
});

const ofGroup = 'contest.notFound';
test.each<[level: GroupLevel, who: Who, open: string, unseen: string, manages: boolean]>([
  [0, 'user', `-- ${ofGroup}`, `-- ${ofGroup}`, false],
  [1, 'admin', `-- ${ofGroup}`, `-- ${ofGroup}`, false],
  [2, 'author', `-- ${ofGroup}`, `-- ${ofGroup}`, false],
  [3, 'user', 'rs', `-- ${ofGroup}`, false],
  [3, 'admin', 'rs', `-- ${ofGroup}`, false],
  [3, 'author', 'rs', `-- ${ofGroup}`, false],
  [3, 'muted', 'r- access.denied', `-- ${ofGroup}`, false],
  [4, 'user', 'rs', `-- ${ofGroup}`, false],
  [4, 'author', 'rs', 'rs', true],
  [5, 'user', 'rs', 'rs', true],
  [0, 'root', 'rs', 'rs', true],
])('level %i as %s in a contest of a group, and in one that is hidden', (level, who, open, unseen, manages) => {
  const facts = { id: 3, name: 'a', shortName: 'a', ownerId: 99, successorId: null, auth: 1, visible: true, status: 0 } as const;
  const opened = openGroup(facts, level, callers[who]);
  const powers = (visible: boolean) =>
    powersIn(callers[who], {
      kind: 'contest',
      contest: { ...contest, groupId: 3, visible },
      group: opened.powers.read ? opened : undefined,
      isRegistered: false,
      isNamed: false,
      roles: [],
      now: at(moments.during),
    });
  const words = ({ read, submit, refusal }: ReturnType<typeof powers>) =>
    `${read ? 'r' : '-'}${submit ? 's' : '-'} ${refusal ?? ''}`.trim();
  expect([words(powers(true)), words(powers(false)), powers(true).manage]).toEqual([open, unseen, manages]);
});

test('after the end one submits where that is allowed, with the registration that it takes', () => {
  const facts = { allowEndSubmit: true };
  expect(wordsFor({ who: 'user', when: 'end', facts })).toBe('rs');
  expect(wordsFor({ who: 'user', auth: 2, when: 'end', facts })).toBe(`r- ${register}`);
});

test('C12: the account rule decides on reading a private contest, and on submitting everywhere', () => {
  const facts = { accountRule: '<extra>User1</extra>' };
  expect(wordsFor({ who: 'user', when: 'during', facts })).toBe('r- contest.accountRefused');
  expect(wordsFor({ who: 'user', auth: 1, registered: true, when: 'during', facts })).toBe('-- contest.accountRefused');
  expect(wordsFor({ who: 'user', auth: 1, registered: true, when: 'during', facts: { accountRule: '<extra>user1</extra>' } })).toBe('rs');
  expect(wordsFor({ who: 'user', when: 'during', facts: { accountRule: 'nonsense' } })).toBe('r- contest.accountRefused');
});

const window = { id: 9, startAt: at(END + 60), endAt: at(END + 120) };
const scopeAt = (minute: number, facts: Partial<ContestFacts> = {}) =>
  ({
    kind: 'contest',
    contest: { ...contest, openPrint: true, ...facts },
    isRegistered: false,
    isNamed: false,
    roles: [],
    now: at(minute),
  }) as const;

test.each<[name: string, minute: number, Partial<ContestFacts>, runs: boolean]>([
  ['in the window', END + 60, {}, true],
  ['in its last minute', END + 119, {}, true],
  ['by a clock that is older than the window', END + 59, {}, true],
  ['after it', END + 120, {}, false],
  ['while results are sealed', END + 60, { autoRealRank: false }, false],
  ['when the contest is held again', END + 60, { endAt: at(END + 90) }, false],
])('a contest runs for a virtual participant: %s', (_, minute, facts, runs) => {
  const held = scopeAt(minute, facts);
  const scope = inWindow(held, window);
  expect(scope.run !== undefined).toBe(runs);
  if (!runs) return expect(scope).toBe(held);
  const { startAt, endAt } = window;
  expect(scope.contest).toEqual({ ...held.contest, startAt, endAt, sealAt: null, openPrint: false });
  expect(powersIn(callers.user, scope)).toMatchObject({ read: true, submit: true, virtual: false, manage: false });
  expect(heldSpan(scope)).toEqual({ startAt: at(START), endAt: at(Math.max(minute - END - 60, START)), pauses: [] });
});

test('a virtual participant has the net time of the contest, and sees of it what its clock had come to', () => {
  const pauses = [{ startAt: at(30).toISOString(), endAt: at(50).toISOString(), keepsSubmissions: false }];
  const reached = (minute: number) => heldSpan(inWindow(scopeAt(END + 60 + minute, { pauses }), window));
  expect(inWindow(scopeAt(END + 61, { pauses }), window).contest.pauses).toEqual([]);
  expect([10, 30, 31, 59].map(minute => reached(minute).endAt)).toEqual([at(10), at(30), at(51), at(79)]);
  expect(reached(10).pauses).toEqual(pauses);
});

test('virtual participation begins where a contest is over and open, for whoever could take part in it', () => {
  const begins = (who: Who, asked: Partial<Case> = {}) => powersOf({ who, when: 'end', ...asked }).virtual;
  expect(Object.keys(callers).map(who => begins(who as Who))).toEqual([false, true, false, true, true, true, true]);
  expect(begins('user', { when: 'during' })).toBe(false);
  expect(begins('user', { facts: { autoRealRank: false } })).toBe(false);
  expect([1, 2].map(auth => [false, true].map(registered => begins('user', { auth: auth as 1 | 2, registered })))).toEqual([
    [false, true],
    [false, true],
  ]);
  expect(begins('user', { facts: { accountRule: '<extra>other</extra>' } })).toBe(false);
  expect(begins('user', { facts: { visible: false } })).toBe(false);
});

test('the outside scoreboard is there for everybody where the contest has one, and has rows from the start on', () => {
  const boards = (facts: Partial<ContestFacts>) =>
    (['before', 'start', 'end'] as const).map(when => {
      const { board, outside } = powersOf({ who: 'visitor', auth: 1, when, facts });
      return `${board} ${outside}`;
    });
  expect(boards({ openRank: true })).toEqual(['false true', 'true true', 'true true']);
  expect(boards({ openRank: false })).toEqual(['false false', 'false false', 'false false']);
});

test('phases include their start and exclude their end', () => {
  expect([START - 1, START, END - 1, END].map(minute => phaseOf(contest, at(minute)))).toEqual([
    'scheduled',
    'running',
    'running',
    'ended',
  ]);
});

test('a seal lasts until the end, or until it is opened', () => {
  const sealedAt = (minute: number, facts: Partial<ContestFacts> = {}) => isSealed({ ...contest, ...facts }, at(minute));
  expect([239, 240, 299, 300].map(minute => sealedAt(minute))).toEqual([false, true, true, false]);
  expect([240, 300, 9000].map(minute => sealedAt(minute, { autoRealRank: false }))).toEqual([true, true, true]);
  expect(sealedAt(299, { sealAt: null })).toBe(false);
});

test.each<[need: Parameters<typeof checkPowers>[1], Case, code: string | undefined]>([
  [undefined, { who: 'visitor', when: 'before' }, undefined],
  ['read', { who: 'user', when: 'before' }, 'contest.notStarted'],
  ['submit', { who: 'user', when: 'end' }, 'contest.ended'],
  ['manage', { who: 'user', when: 'during' }, 'access.denied'],
  ['outside', { who: 'root', when: 'during' }, 'contest.outsideClosed'],
  ['outside', { who: 'visitor', when: 'before' }, 'contest.outsideClosed'],
  ['board', { who: 'visitor', when: 'during' }, 'login.required'],
  [undefined, { who: 'user', when: 'during', facts: { visible: false } }, 'contest.notFound'],
  ['manage', { who: 'user', when: 'during', facts: { visible: false } }, 'contest.notFound'],
])('who needs to %s is refused: %o → %s', (need, asked, code) => {
  const caller = callers[asked.who];
  const scope = {
    kind: 'contest',
    contest: { ...contest, ...asked.facts },
    isRegistered: false,
    isNamed: false,
    roles: [],
    now: at(moments[asked.when]),
  } as const;
  const check = () => checkPowers({ ...scope, powers: powersOf(asked), caller }, need);
  if (code) expect(check).toThrow(expect.objectContaining({ code }));
  else expect(check).not.toThrow();
});

test('on the site everybody reads, users submit and the back office manages', () => {
  const words = (who: Who) => {
    const { read, submit, manage, othersCode } = inSite(callers[who]).powers;
    return [read, submit, manage, othersCode];
  };
  expect(words('visitor')).toEqual([true, false, false, false]);
  expect(words('user')).toEqual([true, true, false, false]);
  expect(words('muted')).toEqual([true, false, false, false]);
  expect(words('admin')).toEqual([true, true, true, true]);
});
