import { expect, test } from 'vitest';
import { movedAmongSubtasks, subtaskPoints, withEvenSubtasks, withNamedSubtasks } from './subtasks';

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
  expect(subtaskPoints(even, 'lowest')).toBe(100);
  expect(subtaskPoints(scored(['1', '10'], ['1', '20'], ['2', '70']), 'lowest')).toBe(80);
  expect(subtaskPoints(scored(['1', '10'], ['1', '20'], ['2', '70']), 'average')).toBe(85);
});

test('a case that is moved among those of another subtask becomes one of them', () => {
  const cases = ['1', '1', '2', '2'].map((groupNum, place) => ({ groupNum, place }));
  const after = (from: number, to: number) => movedAmongSubtasks(cases, from, to).map(({ groupNum, place }) => `${place}:${groupNum}`);
  expect(after(0, 3)).toEqual(['1:1', '2:2', '3:2', '0:2']);
  expect(after(0, 2)).toEqual(['1:1', '2:2', '0:2', '3:2']);
  expect(after(3, 2)).toEqual(['0:1', '1:1', '3:2', '2:2']);
  expect(after(1, 0)).toEqual(['1:1', '0:1', '2:2', '3:2']);
});
