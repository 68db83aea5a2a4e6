import { expect, test } from 'vitest';
import { type FirstSolvers, movedFirsts } from './movedFirsts';

const solvers = (problems: Record<string, Record<string, boolean>>): FirstSolvers =>
  new Map(Object.entries(problems).map(([problem, ids]) => [problem, new Map(Object.entries(ids))]));
const moved = (...[before, after]: [Record<string, Record<string, boolean>>, Record<string, Record<string, boolean>>]) =>
  [...movedFirsts(solvers(before), solvers(after))].toSorted();

test('who loses a mark, gets one, or has one that is sure by now', () => {
  expect(moved({ A: { ann: true } }, { A: { ben: true } })).toEqual(['ann', 'ben']);
  expect(moved({ A: { ann: false, eve: false } }, { A: { ann: true, eve: false } })).toEqual(['ann']);
  expect(moved({}, { A: { ann: true } })).toEqual(['ann']);
  expect(moved({ A: { ann: true } }, {})).toEqual(['ann']);
  expect(moved({ A: { ann: true }, B: { ben: false } }, { A: { ann: true }, B: { ben: false } })).toEqual([]);
});
