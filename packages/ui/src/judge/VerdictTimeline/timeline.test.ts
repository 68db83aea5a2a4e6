import { expect, it } from 'vitest';
import { folded, ticksOf, timelineRows } from './timeline';

const problems = [{ label: 'A' }, { label: 'B' }];
const at = (id: number, problem: string, atSeconds: number) => ({ id, problem, atSeconds, status: 0 });

it('puts seals that would overlap on lines of their own', () => {
  const [a, b] = timelineRows(problems, [at(3, 'A', 3000), at(1, 'A', 0), at(2, 'A', 60), at(4, 'X', 60)], 18_000);
  expect(a?.submissions.map(({ id, lane }) => [id, lane])).toEqual([
    [1, 0],
    [2, 1],
    [3, 0],
  ]);
  expect(a?.lanes).toBe(2);
  expect(b).toMatchObject({ submissions: [], lanes: 1 });
});

it('gathers what would stand below the third line, and leaves a row with room as it is', () => {
  const crowd = [0, 60, 120, 180, 240, 9000, 9060, 9120].map((seconds, id) => at(id, 'A', seconds));
  const [row] = timelineRows(problems, crowd, 18_000);
  if (!row) throw new Error('There is no row.');
  const fold = folded(row);
  expect([row.lanes, fold.lanes]).toEqual([5, 3]);
  expect(fold.clusters.map(({ submissions, lane }) => [submissions.map(({ id }) => id), lane])).toEqual([[[2, 3, 4], 2]]);
  expect(fold.submissions.map(({ id, lane }) => [id, lane])).toEqual([
    [0, 0],
    [1, 1],
    [5, 0],
    [6, 1],
    [7, 2],
  ]);
  expect(folded({ ...row, lanes: 3 }).clusters).toEqual([]);
});

it('keeps what came before the start or after the end on the line', () => {
  const [a] = timelineRows(problems, [at(1, 'A', -5), at(2, 'A', 99_999)], 18_000);
  expect(a?.submissions.map(({ share }) => share)).toEqual([0, 1]);
});

it('marks at most ten steps', () => {
  expect(ticksOf(18_000)).toEqual([0, 1800, 3600, 5400, 7200, 9000, 10_800, 12_600, 14_400, 16_200, 18_000]);
  expect(ticksOf(7 * 86_400)).toHaveLength(8);
  expect(ticksOf(90 * 86_400).length).toBeLessThanOrEqual(11);
});
