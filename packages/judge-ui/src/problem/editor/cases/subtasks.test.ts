import { expect, test } from 'vitest';
import { movedAmongSubtasks, subtasksOf, withEvenSubtasks, withNamedSubtasks, withSubtasks } from './subtasks';

const named = (...inputs: string[]) => inputs.map(input => ({ input, groupNum: '' }));
const told = (...inputs: string[]) => withNamedSubtasks(named(...inputs))?.map(({ input, groupNum }) => `${groupNum}:${input}`);

test.each([
  [
    ['sub2_1.in', 'sub1_10.in', 'sub1_2.in'],
    ['1:sub1_2.in', '1:sub1_10.in', '2:sub2_1.in'],
  ],
  [
    ['1-1.in', '2-3.in'],
    ['1:1-1.in', '2:2-3.in'],
  ],
  [
    ['data/subtask2/03.in', 'data/subtask1/1.in'],
    ['1:data/subtask1/1.in', '2:data/subtask2/03.in'],
  ],
  [
    ['0-1.in', '1-1.in'],
    ['1:0-1.in', '2:1-1.in'],
  ],
  [['1.in', '2.in'], undefined],
  [['p1000_1.in', 'p1000_2.in'], undefined],
  [['1-1.in', 'sample.in'], undefined],
])('%s tell %s', (inputs, expected) => {
  expect(told(...inputs)).toEqual(expected);
});

const scored = (...cases: [groupNum: string, score: string][]) => cases.map(([groupNum, score]) => ({ groupNum, score }));

test('points are shared evenly among subtasks, and add up as they are judged', () => {
  const even = withEvenSubtasks(scored(['1', ''], ['1', ''], ['2', ''], ['', '']));
  expect(even.map(({ score }) => score)).toEqual(['50', '50', '50', '50']);
  const points = (...those: Parameters<typeof subtasksOf>) => subtasksOf(...those).map(each => each.points);
  expect(points(even, 'lowest')).toEqual([50, 50]);
  expect(points(scored(['1', '10'], ['1', '20'], ['2', '70']), 'lowest')).toEqual([10, 70]);
  expect(points(scored(['1', '10'], ['1', '20'], ['2', '70']), 'average')).toEqual([15, 70]);
});

test('a case that is moved among those of another subtask becomes one of them', () => {
  const cases = ['1', '1', '2', '2'].map((groupNum, place) => ({ groupNum, place }));
  const after = (from: number, to: number) => movedAmongSubtasks(cases, from, to).map(({ groupNum, place }) => `${place}:${groupNum}`);
  expect(after(0, 3)).toEqual(['1:1', '2:2', '3:2', '0:2']);
  expect(after(0, 2)).toEqual(['1:1', '2:2', '0:2', '3:2']);
  expect(after(3, 2)).toEqual(['0:1', '1:1', '3:2', '2:2']);
  expect(after(1, 0)).toEqual(['1:1', '0:1', '2:2', '3:2']);
});

test('cases name their subtasks; one that names none is in none', () => {
  expect(subtasksOf(scored(['2', '60'], ['1', '40'], ['', '7'], ['2', '50'], ['x', '']), 'lowest')).toEqual([
    { number: 1, cases: [2], points: 40 },
    { number: 2, cases: [1, 4], points: 50 },
  ]);
  expect(subtasksOf(scored(['1', ''], ['1', ' ']), 'average')).toEqual([{ number: 1, cases: [1, 2], points: null }]);
});

test('F11: the subtask of a range of cases is set at once, and its points', () => {
  const cases = scored(['1', '10'], ['1', '20'], ['2', '70'], ['', '']);
  const set = (...subtasks: [number: number, cases: number[], points: number | null][]) =>
    withSubtasks(
      cases,
      subtasks.map(([number, those, points]) => ({ number, cases: those, points })),
      'lowest',
    ).map(({ groupNum, score }) => `${groupNum}:${score}`);
  // What does not change keeps what its cases have.
  expect(set([1, [1, 2], 10], [2, [3], 70])).toEqual(['1:10', '1:20', '2:70', ':']);
  expect(set([1, [1], 10], [2, [2, 3, 4], 70])).toEqual(['1:10', '2:70', '2:70', '2:70']);
  expect(set([1, [1, 2, 3, 4], 100])).toEqual(['1:100', '1:100', '1:100', '1:100']);
  expect(set([3, [3, 4], null])).toEqual([':10', ':20', '3:70', '3:']);
});
