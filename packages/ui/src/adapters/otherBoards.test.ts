import { expect, it, test } from 'vitest';
import { codeforcesBoard } from './codeforces';
import { domjudgeBoard } from './domjudge';
import { verdictFromCodeforces, verdictFromDmoj, verdictFromDomjudge, verdictFromHydro } from './verdictWords';

it('reads a scoreboard of DOMjudge', () => {
  const board = domjudgeBoard(
    {
      rows: [
        {
          rank: 1,
          team_id: 7,
          score: { num_solved: 1, total_time: 54 },
          problems: [
            { label: 'A', problem_id: '11', num_judged: 3, num_pending: 0, solved: true, time: 14, first_to_solve: true },
            { label: 'B', problem_id: '12', num_judged: 1, num_pending: 2, solved: false },
          ],
        },
      ],
    },
    {
      teams: [{ id: '7', name: 'Inkling', affiliation: 'Harbour University' }],
      problems: [
        { id: '12', label: 'B', name: 'Tides', rgb: '#3b82c4', ordinal: 2 },
        { id: '11', label: 'A', name: 'Lanterns', rgb: '#e04545', ordinal: 1 },
      ],
    },
  );
  expect(board.problems.map(({ label, solvedCount }) => [label, solvedCount])).toEqual([
    ['A', 1],
    ['B', 0],
  ]);
  expect(board.standings).toEqual([
    {
      id: '7',
      username: 'Inkling',
      school: 'Harbour University',
      rank: 1,
      solved: 1,
      penaltySeconds: 3240,
      cells: { A: { accepted: true, acceptedAtSeconds: 840, wrongTries: 2, first: true }, B: { wrongTries: 1, pendingTries: 2 } },
    },
  ]);
});

const party = (handle: string, participantType = 'CONTESTANT') => ({ members: [{ handle }], participantType });
const problems = [
  { index: 'A', name: 'Lanterns', points: 500 },
  { index: 'B', name: 'Tides', points: 1000 },
];

it('reads standings of Codeforces by the rules of ICPC', () => {
  const board = codeforcesBoard({
    contest: { type: 'ICPC' },
    problems,
    rows: [
      {
        party: { ...party('inkling'), teamId: 9, teamName: 'Lamps' },
        rank: 1,
        points: 1,
        penalty: 34,
        problemResults: [
          { points: 1, rejectedAttemptCount: 1, bestSubmissionTimeSeconds: 840 },
          { points: 0, rejectedAttemptCount: 2 },
        ],
      },
      { party: party('guest', 'OUT_OF_COMPETITION'), rank: 0, points: 0, penalty: 0, problemResults: [] },
    ],
  });
  expect(board.kind).toBe('acm');
  expect(board.standings).toMatchObject([
    {
      id: 'CONTESTANT 9',
      username: 'Lamps',
      school: 'inkling',
      rank: 1,
      solved: 1,
      penaltySeconds: 2040,
      cells: { A: { accepted: true, acceptedAtSeconds: 840, wrongTries: 1 }, B: { wrongTries: 2 } },
    },
    { username: 'guest', rank: null, unofficial: true, cells: {} },
  ]);
});

it('reads standings of Codeforces by points', () => {
  const board = codeforcesBoard({
    contest: { type: 'CF' },
    problems,
    rows: [
      {
        party: party('inkling'),
        rank: 1,
        points: 484,
        penalty: 0,
        problemResults: [
          { points: 484, rejectedAttemptCount: 0, bestSubmissionTimeSeconds: 480 },
          { points: 0, rejectedAttemptCount: 0 },
        ],
      },
    ],
  });
  expect(board).toMatchObject({
    kind: 'oi',
    problems: [
      { label: 'A', fullScore: 500, solvedCount: 1 },
      { label: 'B', fullScore: 1000, solvedCount: 0 },
    ],
    standings: [{ score: 484, cells: { A: { score: 484 }, B: { score: null } } }],
  });
});

test.each([
  [
    verdictFromDomjudge,
    ['correct', 'wrong-answer', 'timelimit', 'run-error', 'compiler-error', 'no-output', 'RTE'],
    'AC WA TLE RE CE WA RE',
  ],
  [verdictFromCodeforces, ['OK', 'WRONG_ANSWER', 'IDLENESS_LIMIT_EXCEEDED', 'CHALLENGED', 'PARTIAL', 'TESTING'], 'AC WA TLE WA PAC JG'],
  [verdictFromDmoj, ['AC', 'IR', 'RTE', 'OLE', 'IE', 'QU', 'G'], 'AC RE RE RE SE PD JG'],
  [verdictFromHydro, [1, 2, 31, 20, 'Time Limit Exceeded', 'Hacked'], 'AC WA PE JG TLE WA'],
])('%o reads the words of its judge', (read, words, letters) => {
  expect((words as string[]).map(word => read(word)).join(' ')).toBe(letters);
  expect(['', 'constructor', 'nonsense'].map(read)).toEqual(['??', '??', '??']);
});
