import { Status } from '@oj/contract';
import { expect, test } from 'vitest';
import type { CaseResult } from '../../judge/request';
import { caseResults, isOfOtherData } from './caseResults.rules';

const result = (further: Partial<CaseResult> = {}): CaseResult => ({
  number: 1,
  status: Status.partialAccepted,
  timeMs: 1,
  memoryKb: 1,
  score: 0,
  ...further,
});

test.each([
  ['of the present data', { dataVersion: 2 }, 2, false],
  ['of earlier data', { dataVersion: 1 }, 2, true],
  ['of later data', { dataVersion: 3 }, 2, true],
  ['that came along with the problem', {}, 1, false],
  ['that came along with the problem, whose data was changed here', {}, 2, true],
])('results %s', (_, further, caseVersion, isOther) => {
  expect(isOfOtherData([result(further)], caseVersion)).toBe(isOther);
});

test.each([
  [29, 29],
  [0.29 * 100, 29],
  [0.57 * 100, 57],
  [12.5, 12.5],
  [100 / 3, 33.33],
  [99.999, 99.99],
  [0.001, 0],
])('%d points of a case are shown as %d', (score, shown) => {
  const recorded = { groups: null, judgeCaseMode: 'default', isScored: true, judgeMode: 'spj', readsChecker: false, isDataChanged: false };
  const told = caseResults({ ...recorded, cases: [result({ score })] });
  expect(told?.judgeCaseList.map(each => each.score)).toEqual([shown]);
});
