import { Status } from '@oj/contract';
import { expect, test } from 'vitest';
import type { Cell } from '../trainingRank/standing';
import { cellOf, markOf, sumsOf } from './assignment.rules';

const dueAt = new Date(1_000);
const lateUntil = new Date(2_000);
const accepted = (acceptedAt: number, lastAt = acceptedAt): Cell => ({
  status: Status.accepted,
  score: null,
  runTime: 5,
  tries: 2,
  lastAt,
  acceptedAt,
});
const wrong: Cell = { status: Status.wrongAnswer, score: null, runTime: null, tries: 3, lastAt: 700, acceptedAt: null };

test.each([
  [1_000, lateUntil, 'onTime'],
  [1_001, lateUntil, 'late'],
  [2_000, lateUntil, 'late'],
  [2_001, lateUntil, 'missed'],
  [1_001, null, 'missed'],
] as const)('accepted at %s with the last date %s is %s', (acceptedAt, until, mark) => {
  expect(markOf(accepted(acceptedAt), { dueAt, lateUntil: until })).toBe(mark);
});

test('a problem that was not accepted has no mark', () => {
  expect(markOf(wrong, { dueAt, lateUntil })).toBeNull();
});

const line = (cells: [number, Cell][], problems = [1, 2]) => sumsOf(new Map(cells), problems, { dueAt, lateUntil });

test('a cell has the best result, its tries and its mark', () => {
  const tried = new Map([[1, accepted(1_500)]]);
  expect(cellOf(tried, 1, { dueAt, lateUntil })).toEqual({ status: Status.accepted, score: null, tries: 2, mark: 'late' });
  expect(cellOf(tried, 2, { dueAt, lateUntil })).toBeUndefined();
});

test('a line sums what counts, and says how far somebody is', () => {
  expect(line([])).toEqual({ state: 'none', solved: 0, late: 0, tries: 0, lastAt: null });
  expect(line([[1, wrong]])).toEqual({ state: 'begun', solved: 0, late: 0, tries: 3, lastAt: 700 });
  expect(
    line([
      [1, accepted(900, 5_000)],
      [2, accepted(1_500)],
    ]),
  ).toEqual({ state: 'late', solved: 2, late: 1, tries: 4, lastAt: 5_000 });
  expect(
    line([
      [1, accepted(900)],
      [2, accepted(1)],
    ]),
  ).toMatchObject({ state: 'done', solved: 2, late: 0 });
  expect(
    line([
      [1, accepted(900)],
      [2, accepted(9_000)],
    ]),
  ).toMatchObject({ state: 'begun', solved: 1 });
});

test('problems of other trainings count nowhere, and without problems nothing is done', () => {
  expect(line([[7, accepted(900)]])).toMatchObject({ state: 'none', solved: 0 });
  expect(line([], [])).toMatchObject({ state: 'none' });
});
