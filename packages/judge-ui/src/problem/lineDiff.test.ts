import { expect, test } from 'vitest';
import { lineDiff } from './lineDiff';

const marks = { same: ' ', added: '+', removed: '-' };
const drawn = (before: string, after: string) => lineDiff(before, after)?.map(({ kind, text }) => marks[kind] + text);

test('lines that stay, go and come', () => {
  expect(drawn('a\nb\nc\nd', 'a\nx\nc\nd\ne')).toEqual([' a', '-b', '+x', ' c', ' d', '+e']);
  expect(drawn('same', 'same')).toEqual([' same']);
  expect(drawn('', 'one')).toEqual(['-', '+one']);
});

test('texts that are too long and too different are not compared', () => {
  const lines = (letter: string) => Array.from({ length: 3_000 }, (_, place) => letter + place).join('\n');
  expect(lineDiff(lines('a'), lines('b'))).toBeUndefined();
  expect(lineDiff(lines('a'), `${lines('a')}\nlast`)).toHaveLength(3_001);
});
