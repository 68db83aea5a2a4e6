import { expect, test } from 'vitest';
import { parseExamples } from './examples';

test('samples keep their line breaks and their order', () => {
  expect(parseExamples('<input>1\n2</input><output>3</output>\n<input></input><output>a < b</output>')).toEqual([
    { input: '1\n2', output: '3' },
    { input: '', output: 'a < b' },
  ]);
});

test('no sample is no sample', () => expect(parseExamples('')).toEqual([]));
