import { Status } from '@oj/contract';
import { describe, expect, test } from 'vitest';
import { type CaseMode, type CaseResult, type JudgeRequest, type TestCase } from '../request';
import { fullScoreOf, batchesOf, cancelled, endsBatch, oiRankScore, partialScore, sumUp } from './scoring';

const { accepted, cancelled: skipped, partialAccepted, runtimeError, timeLimitExceeded, wrongAnswer } = Status;
const subtaskModes = ['subtask_lowest', 'subtask_average'] as const;

const testCase = (number: number, score: number, group?: number): TestCase => ({ number, score, group, inputPath: '', answerPath: '' });
const result = ({ number, group }: TestCase, status: Status, score: number): CaseResult => ({
  number,
  group,
  status,
  score,
  timeMs: number,
  memoryKb: 10 * number,
});

const partly = (each: TestCase, share: number) =>
  result(each, share === 1 ? accepted : share === 0 ? wrongAnswer : partialAccepted, partialScore(share, each.score));

const request = (type: 'acm' | 'oi', caseMode: CaseMode, cases: TestCase[], fullScore?: number): JudgeRequest => ({
  source: '',
  language: '',
  limits: { timeLimitMs: 1, memoryLimitMb: 1, stackLimitMb: 1 },
  ignoreEndBlank: true,
  type,
  caseMode,
  fullScore,
  cases,
});

/** What a judge would report: every case of every batch as far as it runs, the rest cancelled. */
function play(cases: TestCase[], caseMode: CaseMode, ending: (testCase: TestCase) => readonly [Status, number]): CaseResult[] {
  return batchesOf(cases, caseMode).flatMap(batch => {
    const played: CaseResult[] = [];
    for (const each of batch) {
      const last = played.at(-1);
      if (last && (last.status === skipped || endsBatch(caseMode, last))) {
        if (caseMode !== 'ergodic_without_error') played.push(cancelled(each));
      } else played.push(result(each, ...ending(each)));
    }
    return played;
  });
}

describe('a share of the score', () => {
  test.each([
    [0.29, 100, 29],
    [0.57, 100, 57],
    [1 / 3, 100, 33],
    [0.999, 10, 9],
    [0.001, 100, 0],
    [1, 7, 7],
    [1 - 1e-13, 100, 99],
    [0.5, 0, 0],
  ])('%d of %i is %i', (share, score, expected) => {
    const cases = [testCase(1, score)];
    for (const caseMode of ['default', ...subtaskModes] as const)
      expect(sumUp(request('oi', caseMode, cases), [partly(testCase(1, score), share)]).score, caseMode).toBe(expected);
  });

  test('every whole percent of 100 is itself', () => {
    for (let percent = 0; percent <= 100; percent += 1)
      expect(sumUp(request('oi', 'default', [testCase(1, 100)]), [partly(testCase(1, 100), percent / 100)]).score).toBe(percent);
  });

  test.each([
    ['ten cases of a point', Array.from({ length: 10 }, () => 1), 0.5, 5],
    ['a hundred cases of a point', Array.from({ length: 100 }, () => 1), 0.99, 99],
    ['three cases of a third', [33, 33, 34], 0.5, 50],
    ['three thirds', [1, 1, 1], 1 / 3, 1],
    ['ten tenths', Array.from({ length: 10 }, () => 1), 0.1, 1],
    ['nearly all', Array.from({ length: 10 }, () => 10), 1 - 1e-14, 99],
  ])('%s: the sum is rounded, not the cases', (_, scores, share, expected) => {
    const cases = scores.map((score, index) => testCase(index + 1, score));
    const results = cases.map(each => partly(each, share));
    expect(sumUp(request('oi', 'default', cases), results).score).toBe(expected);
  });

  test('the mean of a group is rounded, not its cases', () => {
    const cases = [testCase(1, 3, 1), testCase(2, 3, 1)];
    const results = [partly(testCase(1, 3, 1), 0.99), partly(testCase(2, 3, 1), 0.5)];
    expect(sumUp(request('oi', 'subtask_average', cases), results).groups?.map(({ score }) => score)).toEqual([2]);
  });
});

describe('batches', () => {
  const cases = [testCase(3, 1, 2), testCase(1, 1, 2), testCase(2, 1), testCase(4, 1, 10)];
  const numbers = (caseMode: CaseMode) => batchesOf(cases, caseMode).map(batch => batch.map(({ number }) => number));

  test('all cases by number', () => {
    expect(numbers('default')).toEqual([[1, 2, 3, 4]]);
    expect(numbers('ergodic_without_error')).toEqual([[1, 2, 3, 4]]);
  });

  test('groups by their number, and a case without one in group 1', () => {
    for (const caseMode of subtaskModes) expect(numbers(caseMode)).toEqual([[2], [1, 3], [4]]);
  });

  test('what ends one', () => {
    const [each] = cases;
    if (!each) throw new Error('no case');
    const ends = (caseMode: CaseMode, status: Status, score: number) => endsBatch(caseMode, result(each, status, score));
    expect(ends('default', wrongAnswer, 0)).toBe(false);
    expect(ends('ergodic_without_error', accepted, 0)).toBe(false);
    expect(ends('ergodic_without_error', partialAccepted, 5)).toBe(true);
    expect(ends('subtask_lowest', partialAccepted, 1)).toBe(false);
    expect(ends('subtask_lowest', partialAccepted, 0)).toBe(true);
    expect(ends('subtask_lowest', wrongAnswer, 0)).toBe(true);
    expect(ends('subtask_lowest', accepted, 0)).toBe(false);
    expect(ends('subtask_average', wrongAnswer, 0)).toBe(false);
  });
});

describe('verdict of all cases', () => {
  const cases = [testCase(1, 50), testCase(2, 30), testCase(3, 20)];
  const verdict = (type: 'acm' | 'oi', ...endings: (readonly [Status, number])[]) => {
    const results = cases.map((each, index) => result(each, ...(endings[index] ?? [accepted, each.score])));
    return sumUp(request(type, 'default', cases), results.toReversed());
  };

  test('ACM: the first that is not accepted, by number', () => {
    expect(verdict('acm')).toMatchObject({ status: accepted, score: 100 });
    expect(verdict('acm', [accepted, 50], [runtimeError, 0], [wrongAnswer, 0])).toMatchObject({ status: runtimeError, score: 50 });
  });

  test('OI: all, none, and what lies between', () => {
    expect(verdict('oi')).toMatchObject({ status: accepted, score: 100 });
    expect(verdict('oi', [timeLimitExceeded, 0], [wrongAnswer, 0], [wrongAnswer, 0])).toMatchObject({
      status: timeLimitExceeded,
      score: 0,
    });
    expect(verdict('oi', [wrongAnswer, 0], [accepted, 30], [wrongAnswer, 0])).toMatchObject({ status: partialAccepted, score: 30 });
    expect(verdict('oi', [wrongAnswer, 0], [partialAccepted, 7], [wrongAnswer, 0])).toMatchObject({ status: partialAccepted, score: 7 });
  });

  test('the greatest time and memory, cases by number, no groups', () => {
    const judgement = verdict('oi');
    expect(judgement).toMatchObject({ timeMs: 3, memoryKb: 30 });
    expect(judgement.cases.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(judgement.groups).toBeUndefined();
  });

  test('the full score is a cap', () => {
    const results = cases.map(each => result(each, accepted, each.score));
    expect(sumUp(request('oi', 'default', cases, 80), results).score).toBe(80);
    expect(sumUp(request('oi', 'default', cases, 200), results).score).toBe(100);
  });
});

describe('subtasks', () => {
  const cases = [testCase(1, 40, 1), testCase(2, 40, 1), testCase(3, 60, 2), testCase(4, 60, 2), testCase(5, 60, 2)];
  const judge = (caseMode: CaseMode, endings: Readonly<Record<number, readonly [Status, number]>>) =>
    sumUp(
      request('oi', caseMode, cases),
      play(cases, caseMode, each => endings[each.number] ?? [accepted, each.score]),
    );

  test('all accepted is all of both', () => {
    for (const caseMode of subtaskModes) {
      expect(fullScoreOf(cases, caseMode)).toBe(100);
      expect(judge(caseMode, {})).toMatchObject({
        status: accepted,
        score: 100,
        groups: [
          { group: 1, status: accepted, score: 40, ac: 2, total: 2, timeMs: 2, memoryKb: 20 },
          { group: 2, status: accepted, score: 60, ac: 3, total: 3, timeMs: 5, memoryKb: 50 },
        ],
      });
    }
  });

  test('after a case that failed the rest of its group is cancelled, and no other', () => {
    const judgement = judge('subtask_lowest', { 3: [wrongAnswer, 0] });
    expect(judgement.cases.map(({ status, score }) => [status, score])).toEqual([
      [accepted, 40],
      [accepted, 40],
      [wrongAnswer, 0],
      [skipped, 0],
      [skipped, 0],
    ]);
    expect(judgement).toMatchObject({ status: partialAccepted, score: 40 });
    expect(judgement.groups).toMatchObject([
      { group: 1, status: accepted, score: 40 },
      { group: 2, status: wrongAnswer, score: 0, ac: 0, total: 3, timeMs: 3 },
    ]);
  });

  test('the lowest of a group, and the mean of all its cases, rounded down', () => {
    const endings = { 2: [partialAccepted, 13], 4: [partialAccepted, 31], 5: [runtimeError, 0] } as const;
    expect(judge('subtask_lowest', endings).groups?.map(({ score, status }) => [score, status])).toEqual([
      [13, partialAccepted],
      [0, partialAccepted],
    ]);
    expect(judge('subtask_average', endings).groups?.map(({ score, status }) => [score, status])).toEqual([
      [26, partialAccepted],
      [30, partialAccepted],
    ]);
    expect(judge('subtask_average', { 4: [wrongAnswer, 0] }).groups?.[1]?.score).toBe(40);
  });

  test('F2: the mean of a group does not depend on the order of its cases', () => {
    for (const failed of [3, 4, 5]) {
      const judgement = judge('subtask_average', { [failed]: [wrongAnswer, 0] });
      expect(judgement).toMatchObject({ status: partialAccepted, score: 80 });
      expect(judgement.groups?.[1]).toMatchObject({ score: 40, ac: 2, total: 3 });
    }
  });

  test('all failed is what the first one is', () => {
    expect(judge('subtask_lowest', { 1: [timeLimitExceeded, 0], 3: [wrongAnswer, 0] })).toMatchObject({
      status: timeLimitExceeded,
      score: 0,
    });
  });
});

test('whatever happens: within the full score, the more is right the more it brings, the same in any order', () => {
  let state = 11;
  const random = (bound: number) => ((state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 16) % bound;
  for (let round = 0; round < 500; round += 1) {
    const caseMode = (['default', 'ergodic_without_error', ...subtaskModes] as const)[round % 4] ?? 'default';
    const cases = Array.from({ length: 1 + random(8) }, (_, index) => testCase(index + 1, random(30), 1 + random(3)));
    const shares = cases.map(() => [0, 30, 100, 100][random(4)] ?? 0);
    const ending = (bonus: number) => (each: TestCase) => {
      const percent = Math.min(100, (shares[each.number - 1] ?? 0) + bonus);
      const status = percent === 100 ? accepted : percent === 0 ? wrongAnswer : partialAccepted;
      return [status, partialScore(percent / 100, each.score)] as const;
    };
    const asked = request('oi', caseMode, cases);
    const [judgement, better] = [0, 70].map(bonus => sumUp(asked, play(cases, caseMode, ending(bonus))));
    const full = fullScoreOf(cases, caseMode);
    expect(judgement?.score).toBeGreaterThanOrEqual(0);
    expect(judgement?.score).toBeLessThanOrEqual(full);
    expect(better?.score).toBeGreaterThanOrEqual(judgement?.score ?? 0);
    expect(sumUp(asked, play(cases.toReversed(), caseMode, ending(0)).toReversed())).toEqual(judgement);
    if (judgement?.status === accepted) expect(judgement.score).toBe(full);
    expect(judgement?.groups?.reduce((sum, { score }) => sum + score, 0) ?? judgement?.score).toBe(judgement?.score);
  }
});

describe('full points are for who has all of them', () => {
  const groupOf = (group: number, score: number, size: number, first: number) =>
    Array.from({ length: size }, (_, index) => testCase(first + index, score, group));
  const without = (cases: TestCase[], caseMode: CaseMode, number: number, lost: number, fullScore?: number) =>
    sumUp(
      request('oi', caseMode, cases, fullScore),
      cases.map(each => (each.number === number ? result(each, partialAccepted, each.score - lost) : result(each, accepted, each.score))),
    );

  test('the mean of a group is rounded down', () => {
    const cases = [...groupOf(1, 33, 2, 1), ...groupOf(2, 33, 2, 3), ...groupOf(3, 34, 2, 5)];
    expect(without(cases, 'subtask_average', 3, 1)).toMatchObject({ score: 99, status: partialAccepted });
    expect(without(cases, 'subtask_average', 3, 1).groups?.map(({ score }) => score)).toEqual([33, 32, 34]);
    expect(without(groupOf(1, 5, 2, 1), 'subtask_average', 2, 1).score).toBe(4);
  });

  test('the cap of the problem is not reached by a part', () => {
    const cases = groupOf(1, 1, 201, 1);
    expect(without(cases, 'default', 7, 1, 100)).toMatchObject({ score: 99, status: partialAccepted });
    expect(without(cases, 'default', 7, 0, 100).score).toBe(100);
  });

  test('cases of a group that are worth differently', () => {
    const cases = [testCase(1, 5, 1), testCase(2, 6, 1)];
    for (const caseMode of subtaskModes) {
      const full = fullScoreOf(cases, caseMode);
      expect(without(cases, caseMode, 2, 0).score, caseMode).toBe(full);
      expect(without(cases, caseMode, 2, 1).score, caseMode).toBeLessThan(full);
    }
  });

  test('a case that is worth nothing takes nothing away', () => {
    const cases = [testCase(1, 0), testCase(2, 100)];
    const results = cases.map(each => result(each, each.score ? accepted : wrongAnswer, each.score));
    expect(sumUp(request('oi', 'default', cases), results)).toMatchObject({ score: 100, status: partialAccepted });
  });
});

describe('score for the OI ranking', () => {
  test.each([
    [100, 100, 3, 'default', 16],
    [50, 100, 3, 'default', 8],
    [0, 100, 5, 'default', 0],
    [100, 100, 3, 'subtask_lowest', 16],
    [33, 100, 1, 'subtask_average', 4],
    [0, 0, 2, 'default', 4],
    [0, 0, 2, 'subtask_lowest', 0],
    [99, 100, 3, 'default', 15],
    [99, 100, 3, 'subtask_lowest', 15],
    [10, 10, 0, 'default', 1],
    [9, 10, 0, 'default', 0],
    [150, 100, 3, 'subtask_lowest', 16],
  ] as const)('%i of %i at difficulty %i in mode %s is %i', (score, fullScore, difficulty, caseMode, expected) => {
    expect(oiRankScore(score, fullScore, difficulty, caseMode)).toBe(expected);
  });
});
