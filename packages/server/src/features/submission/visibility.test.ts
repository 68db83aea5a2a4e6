import { Status, type SubmissionEvent } from '@oj/contract';
import { expect, test } from 'vitest';
import type { Caller } from '../../access/caller';
import type { SubmissionFacts } from '../../events/events';
import { factsOfContest, redact, redactDetails, visibleEvent } from './visibility';

const at = (hour: number) => new Date(Date.UTC(2030, 0, 1, hour));
const times = { startAt: at(10), endAt: at(15), sealAt: at(14), pauses: [], autoRealRank: true };
const factsAt = (type: 0 | 1, hour: number, more = {}) => factsOfContest({ ...times, type, now: at(hour), ...more }, [8, 9]);

const person = (id: number, role: Caller['role'] = 1002): Caller => ({ id, role, username: `user${id}` });
const owner = person(1);
const listeners = {
  visitor: undefined,
  owner,
  rival: person(2),
  admin: person(3, 1001),
  organiser: person(9),
  colleague: person(8),
  root: person(5, 1000),
};

const about = (contest: SubmissionFacts['contest']): SubmissionFacts => ({
  userId: owner.id,
  contestId: contest ? 1 : null,
  virtualRunId: null,
  contest,
  problem: { auth: 3, groupId: null, authorId: 0 },
});
const head = { submitId: 1, status: Status.accepted } as const;
const judged: SubmissionEvent = { event: 'submission.judged', ...head, time: 1, memory: 2, score: 3, judger: 'x' };
const progress: SubmissionEvent = { event: 'submission.case', ...head, status: Status.judging, done: 1, total: 2, cases: [] };

test('the moment of the announcement decides what a contest hides', () => {
  expect(factsAt(0, 11)).toEqual({ observerIds: [8, 9], hidesResult: false, hidesCases: true });
  expect(factsAt(0, 15)).toEqual({ observerIds: [8, 9], hidesResult: false, hidesCases: false });
  expect(factsAt(1, 11)).toEqual({ observerIds: [8, 9], hidesResult: false, hidesCases: false });
  expect(factsAt(1, 14)).toMatchObject({ hidesResult: true });
  expect(factsAt(1, 15)).toMatchObject({ hidesResult: false });
  expect(factsAt(1, 15, { autoRealRank: false })).toMatchObject({ hidesResult: true });
});

test.each([
  ['ACM, running', factsAt(0, 11), { owner: 'whole, no cases', others: 'nothing' }],
  ['OI, running', factsAt(1, 11), { owner: 'whole, cases', others: 'nothing' }],
  ['OI, sealed', factsAt(1, 14), { owner: 'nothing', others: 'nothing' }],
])('%s: who sees which events', (_, contest, expected) => {
  const words = (caller: Caller | undefined) => {
    const [verdict, cases] = [visibleEvent(caller, judged, about(contest)), visibleEvent(caller, progress, about(contest))];
    if (!verdict) return cases ? 'cases alone' : 'nothing';
    return `whole, ${cases ? 'cases' : 'no cases'}`;
  };
  const { visitor, rival, admin, organiser, colleague, root } = listeners;
  expect(words(owner)).toBe(expected.owner);
  expect([visitor, rival, admin].map(words)).toEqual(Array(3).fill(expected.others));
  expect([organiser, colleague, root].map(words)).toEqual(Array(3).fill('whole, cases'));
});

test('of a sealed submission of an OI contest nothing is seen but that it was cancelled', () => {
  const seen = (event: SubmissionEvent) => visibleEvent(owner, event, about(factsAt(1, 14)));
  expect(seen({ event: 'submission.queued', ...head, status: Status.pending })).toBeUndefined();
  expect(seen({ event: 'submission.compiling', ...head, status: Status.compiling })).toBeUndefined();
  expect(seen(judged)).toBeUndefined();
  expect(seen({ ...judged, status: Status.cancelled })).toMatchObject({ status: Status.cancelled });
});

test('in practice, who may open the problem sees its submissions', () => {
  const sees = (caller: Caller | undefined) => visibleEvent(caller, judged, about(null)) !== undefined;
  expect(Object.values(listeners).map(sees)).toEqual([false, true, false, true, false, false, true]);
});

const row = {
  ...head,
  time: 1,
  memory: 2,
  length: 3,
  score: 4,
  oiRankScore: 5,
  judger: 'x',
};

test('rows lose their result, or their cost, and never say that they did', () => {
  const open = { hidesResult: false, hidesCost: false, hidesMachine: false };
  expect(redact({ ...row, ...open })).toEqual(row);
  expect(redact({ ...row, ...open, hidesCost: true })).toEqual({ ...row, time: null, memory: null, length: null });
  const hidden = redact({ ...row, ...open, isManual: true, hidesResult: true });
  expect(hidden.isManual).toBe(false);
  expect(hidden).toMatchObject({ status: Status.submittedUnknown, score: null, oiRankScore: null, time: null, judger: null });
  expect(redact({ ...row, ...open, status: Status.pending, hidesResult: true }).status).toBe(Status.submittedUnknown);
});

test.each([
  ['judge-eu.internal.example-0f3a-2', '0f3a-2'],
  ['0f3a-12', '0f3a-12'],
  ['HDU', 'HDU'],
  ['judge-eu.internal.example', null],
  ['root', null],
  [null, null],
])('whoever looks after no site learns of the judge %j only %j', (judger, told) => {
  const open = { hidesResult: false, hidesCost: false };
  expect(redact({ ...row, ...open, judger, hidesMachine: true })).toEqual({ ...row, judger: told });
  expect(redact({ ...row, ...open, judger, hidesMachine: false })).toEqual({ ...row, judger });
  const said = (viewer: Caller | undefined) => visibleEvent(viewer, { ...judged, judger }, about(null));
  expect(said(owner)).toEqual({ ...judged, judger: told });
  expect(said(listeners.admin)).toEqual({ ...judged, judger });
});

test('what the compiler said goes with the code, and a seal hides it from everybody', () => {
  const row = {
    userId: owner.id,
    status: Status.accepted,
    time: 1,
    memory: 2,
    score: null,
    oiRankScore: null,
    judger: 'x',
    contestId: null,
    share: false,
    code: 'int f() {}',
    errorMessage: null,
    compilerWarnings: 'main.c:1: warning',
    hidesCost: false,
    hidesMachine: false,
  };
  const seen = (viewer: Caller | undefined, hidesResult = false, isManager = false) =>
    redactDetails(viewer, { ...row, hidesResult }, isManager, { codeShare: true }).compilerWarnings;
  expect(seen(owner)).toBe(row.compilerWarnings);
  expect(seen(listeners.rival, false, true)).toBe(row.compilerWarnings);
  for (const viewer of [undefined, listeners.rival]) expect(seen(viewer)).toBeNull();
  expect(seen(owner, true)).toBeNull();
});
