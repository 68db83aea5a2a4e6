import { expect, test } from 'vitest';
import { casesIn, casesOfNone, evenShares, rangeText, withCases } from './editedSubtasks';

test.each([
  ['1-4, 7', [1, 2, 3, 4, 7]],
  ['3，1 2', [1, 2, 3]],
  ['2-2;2', [2]],
  ['', []],
  ['1-', undefined],
  ['4-2', undefined],
  ['0', undefined],
  ['9-11', undefined],
  ['1-99999999', undefined],
  ['one', undefined],
])('"%s" of ten cases', (text, cases) => {
  expect(casesIn(text, 10)).toEqual(cases);
});

test('cases are written as ranges, and read back', () => {
  expect(rangeText([1, 2, 3, 5, 7, 8])).toBe('1-3, 5, 7-8');
  expect(rangeText([])).toBe('');
  expect(casesIn(rangeText([1, 2, 3, 5]), 5)).toEqual([1, 2, 3, 5]);
});

test('a case that one subtask takes leaves the other', () => {
  const subtasks = [
    { number: 1, cases: [1, 2, 3], points: 40 },
    { number: 2, cases: [4, 5], points: 60 },
  ];
  expect(withCases(subtasks, 2, [3, 4]).map(({ cases }) => cases)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(casesOfNone(withCases(subtasks, 2, [3, 4]), 6)).toEqual([5, 6]);
});

test('shares add up', () => {
  expect(evenShares(100, 3)).toEqual([33, 33, 34]);
  expect(evenShares(100, 100)).toEqual(Array(100).fill(1));
});
