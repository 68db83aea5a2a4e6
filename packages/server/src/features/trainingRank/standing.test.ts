import { Status } from '@oj/contract';
import { expect, test } from 'vitest';
import { type Cell, ranked, standingOf } from './standing';

const accepted = (runTime: number): Cell => ({ status: Status.accepted, score: null, runTime, tries: 1, lastAt: 5, acceptedAt: 5 });
const wrong: Cell = { status: Status.wrongAnswer, score: 40, runTime: null, tries: 2, lastAt: 5, acceptedAt: null };

test('only accepted problems count, each with its run time', () => {
  const { ac, totalRunTime } = standingOf(
    new Map([
      [1, accepted(30)],
      [2, wrong],
      [3, accepted(5)],
    ]),
  );
  expect({ ac, totalRunTime }).toEqual({ ac: 2, totalRunTime: 35 });
});

test('most problems come first, then the shorter run time, then the older account; who has done nothing is last', () => {
  const standings = new Map([
    [1, standingOf(new Map([[1, accepted(50)]]))],
    [2, standingOf(new Map([[1, accepted(20)]]))],
    [
      3,
      standingOf(
        new Map([
          [1, accepted(900)],
          [2, accepted(900)],
        ]),
      ),
    ],
    [5, standingOf(new Map([[1, accepted(20)]]))],
  ]);
  expect(ranked(standings, [5, 4, 3, 2, 1]).map(({ userId }) => userId)).toEqual([3, 2, 5, 1, 4]);
});
