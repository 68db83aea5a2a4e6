import { expect, test } from 'vitest';
import { passedOf, placesOf, tellsApart, type TestedProgram } from './testedProgram';

const program = (id: string, statuses: Record<number, number>): TestedProgram => ({
  id,
  name: id,
  cases: Object.entries(statuses).map(([place, status]) => ({ place: Number(place), status })),
});
const programs = [program('model', { 2: 0, 1: 0, 10: 0 }), program('naive', { 1: 0, 2: 1, 3: -10 })];

test('the columns are the cases of all programs, in order', () => {
  expect(placesOf(programs)).toEqual([1, 2, 3, 10]);
  expect(placesOf([])).toEqual([]);
});

test('counts what was accepted', () => {
  expect(programs.map(passedOf)).toEqual([3, 1]);
});

test('a case tells programs apart when those that ran ended in different verdicts', () => {
  expect([1, 2, 3, 10].filter(place => tellsApart(place, programs))).toEqual([2]);
});
