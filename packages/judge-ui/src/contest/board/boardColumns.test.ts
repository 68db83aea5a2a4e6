import { expect, test } from 'vitest';
import { boardColumns } from './boardColumns';

const problem = { id: 1, cid: 1, pid: 1, displayId: 'A', displayTitle: 'Bridges', color: null, ac: 9, total: 12 };

test.each([
  ['an organiser before the seal', { isSealed: false, knowsAll: true }, 9],
  ['an organiser who looks at the sealed board', { isSealed: true, knowsAll: true }, undefined],
  ['a participant, who is told what is not sealed', { isSealed: true, knowsAll: false }, 9],
  ['anybody who looks at the past', { isSealed: false, knowsAll: false, isPast: true }, undefined],
])('how many solved a problem: %s', (_, told, solvedCount) => {
  expect(boardColumns([{ ...problem, myStatus: null, score: null }], told)).toEqual([
    { label: 'A', title: 'Bridges', color: null, solvedCount },
  ]);
});
