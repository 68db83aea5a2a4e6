import { curveMonotoneX, line } from 'd3';
import { expect, it } from 'vitest';
import { type Point, smoothPath } from './smoothPath';

const numbersOf = (path: string) => path.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];

it.each<[string, Point[]]>([
  ['a week', [180, 402, 377, 530, 310, 702, 98].map((y, day) => [44 + day * 71.3, y])],
  ['uneven steps', [[0, 5], [10, 7], [11, 30], [40, 31], [41, 0]]], // prettier-ignore
  ['nothing', [0, 0, 0, 0].map((y, day) => [day * 10, y])],
  ['two points', [[0, 4], [30, 1]]], // prettier-ignore
])('draws %s as d3 does', (_, points) => {
  const theirs = line<Point>()
    .x(([x]) => x)
    .y(([, y]) => y)
    .curve(curveMonotoneX)([...points]);
  const [ours, expected] = [smoothPath(points), theirs ?? ''].map(numbersOf);
  // Two points are a straight line to d3, and a straight curve here.
  if (points.length === 2) return expect(ours).toEqual([0, 4, 10, 3, 20, 2, 30, 1]);
  expect(ours).toHaveLength(expected?.length ?? 0);
  for (const [place, number] of (ours ?? []).entries()) expect(number).toBeCloseTo(expected?.[place] ?? Number.NaN, 2);
});
