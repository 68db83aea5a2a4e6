import { ccsCollections, Status } from '@oj/contract';
import { expect, test } from 'vitest';
import { judgementOf, judgementTypeOf, languageIdOf, organizationsOf, shownNameOf, stateOf, submissionOf, teamOf } from './ccs.rules';
import { awardIdsOf, awardsOf, scoreboardRowsOf, type TeamRow } from './ccsBoard';
import { contestTimeOf, durationOf, timeOf } from './ccsTime';

const startAt = new Date('2026-10-24T09:00:00Z');
const at = (minutes: number) => new Date(startAt.getTime() + minutes * 60_000);
const contest = { startAt, endAt: at(300), pauses: [], sealAt: at(240), autoRealRank: true };

test.each([
  [0, '0:00:00.000'],
  [1_234, '0:00:01.234'],
  [5 * 3_600_000, '5:00:00.000'],
  [100 * 3_600_000 + 61_001, '100:01:01.001'],
  [-90_500, '-0:01:30.500'],
])('%i ms are %s', (ms, text) => expect(durationOf(ms)).toBe(text));

test('moments carry an offset and count from the start', () => {
  expect(timeOf(at(1))).toBe('2026-10-24T09:01:00.000+00:00');
  expect(contestTimeOf(at(61), contest)).toBe('1:01:00.000');
});

test.each([
  [-1, [null, null, null, null]],
  [0, ['09:00', null, null, null]],
  [240, ['09:00', '13:00', null, null]],
  [300, ['09:00', '13:00', '14:00', '14:00']],
])('the state after %i minutes', (minutes, [started, frozen, ended, thawed]) => {
  const time = (hour: string | null | undefined) => (hour ? `2026-10-24T${hour}:00.000+00:00` : null);
  expect(stateOf(contest, at(minutes))).toEqual({
    started: time(started),
    frozen: time(frozen),
    ended: time(ended),
    thawed: time(thawed),
    finalized: null,
    end_of_updates: null,
  });
});

test('a board that organisers open by hand is not thawed by its end', () => {
  expect(stateOf({ ...contest, autoRealRank: false }, at(400)).thawed).toBeNull();
});

test('verdicts, and what is none', () => {
  const { accepted, compileError, presentationError, partialAccepted, pending, systemError, cancelled } = Status;
  expect([accepted, compileError, presentationError, partialAccepted].map(judgementTypeOf)).toEqual(['AC', 'CE', 'PE', 'WA']);
  expect([pending, systemError, cancelled].map(judgementTypeOf)).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['C++ 17 With O2', 'cpp-17-with-o2'],
  ['C#', 'csharp'],
  ['Python3', 'python3'],
])('%s is the language %s', (name, id) => expect(languageIdOf(name)).toBe(id));

const ada = { id: '7', username: 'ada', nickname: 'Ada', realname: 'Secret', school: ' North High ', unofficial: true };
const ben = { id: '8', username: 'ben', nickname: '', school: 'North High' };

test('teams by the name that the board shows; a star is hidden, and schools have steady identifiers', () => {
  const [north] = organizationsOf([ada, ben]);
  expect(organizationsOf([ben])).toEqual([north]);
  expect(north?.id).toMatch(/^[\da-f]{16}$/);
  expect(teamOf(ada, 'nickname')).toEqual({
    id: '7',
    label: 'ada',
    name: 'Ada',
    organization_id: north?.id,
    group_ids: ['unofficial'],
    hidden: true,
  });
  expect(shownNameOf(ben, 'nickname')).toBe('ben');
  expect(JSON.stringify(teamOf(ada, 'username'))).not.toContain('Secret');
});

test('a submission and its verdict; without one there is no judgement, and files are for organisers', () => {
  const row = { id: 3, userId: 7, problemId: 5, language: 'C', submittedAt: at(10), judgedAt: at(11), time: 1_500 };
  expect(submissionOf({ ...row, status: Status.pending }, contest).files).toEqual([]);
  expect(submissionOf({ ...row, status: Status.pending }, contest, 2).files[0]?.href).toBe('contests/2/submissions/3/files');
  expect(judgementOf({ ...row, status: Status.pending }, contest)).toBeUndefined();
  expect(judgementOf({ ...row, status: Status.accepted }, contest)).toMatchObject({
    submission_id: '3',
    judgement_type_id: 'AC',
    start_contest_time: '0:10:00.000',
    end_contest_time: '0:11:00.000',
    max_run_time: 1.5,
  });
  expect(judgementOf({ ...row, time: null, status: Status.accepted }, contest)).not.toHaveProperty('max_run_time');
});

const person = { gender: 'secrecy', avatar: null } as const;
const rows: TeamRow[] = [
  { ...person, ...ada, rank: null, solved: 2, penaltySeconds: 60, cells: { A: { accepted: true, acceptedAtSeconds: 60, first: true } } },
  {
    ...person,
    ...ben,
    rank: 1,
    solved: 1,
    penaltySeconds: 1_319,
    cells: { A: { accepted: true, acceptedAtSeconds: 119, wrongTries: 1 }, B: { pendingTries: 2 } },
  },
];
const columns = [
  { problemId: 5, displayId: 'A' },
  { problemId: 6, displayId: 'B' },
];

test('the board has those who have a rank, in minutes', () => {
  expect(scoreboardRowsOf(rows, columns, { rankShowName: 'username' })).toEqual([
    {
      rank: 1,
      team_id: '8',
      score: { num_solved: 1, total_time: 21 },
      problems: [
        { problem_id: '5', num_judged: 2, num_pending: 0, solved: true, time: 1 },
        { problem_id: '6', num_judged: 0, num_pending: 2, solved: false },
      ],
    },
  ]);
});

test('prizes by what they are called, the leader, and who was first', () => {
  expect(awardIdsOf(['Gold', '银奖', 'Bronze', 'Sponsor', 'Golden pen'])).toEqual([
    'gold-medal',
    'silver-medal',
    'bronze-medal',
    'award-4',
    'award-5',
  ]);
  const award = { priority: 1, name: 'Gold', background: '#fd0', color: '#000', num: 1 };
  expect(awardsOf(rows, columns, { awardType: 2, awards: [award] })).toEqual([
    { id: 'winner', citation: 'Winner', team_ids: ['8'] },
    { id: 'gold-medal', citation: 'Gold', team_ids: ['8'] },
    { id: 'first-to-solve-5', citation: 'First to solve problem A', team_ids: ['7'] },
    { id: 'first-to-solve-6', citation: 'First to solve problem B', team_ids: [] },
  ]);
  const provisional = rows.map(row => ({
    ...row,
    cells: Object.fromEntries(Object.entries(row.cells).map(([name, { first, ...cell }]) => [name, { ...cell, firstProvisional: first }])),
  }));
  expect(awardsOf(provisional, columns, { awardType: 2, awards: [award] }).map(({ team_ids }) => team_ids)).toEqual([
    ['8'],
    ['8'],
    ['7'],
    [],
  ]);
});

test('the collections are those of the specification that we have', () => {
  expect([...ccsCollections].sort()).toEqual(
    [
      'accounts',
      'awards',
      'clarifications',
      'commentary',
      'groups',
      'judgement-types',
      'judgements',
      'languages',
      'organizations',
      'problems',
      'runs',
      'submissions',
      'teams',
    ].sort(),
  );
});
