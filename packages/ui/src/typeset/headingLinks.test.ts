import { expect, test } from 'vitest';
import { typeset } from './typeset';

const setOf = (source: string) => JSON.stringify(typeset(source));

test.each([
  ['## 样例\n\n[样例](#样例)', '样例', '样例'],
  ['[Sample input](#sample-input)\n\n### Sample *input*!', 'sample-input', 'Sample input'],
  ['# Notes\n\n# Notes\n\n[second](#notes-1)', 'notes-1', 'second'],
  ['# C++ & `std::map`\n\n[map](#C++-&-std::map)', 'c--stdmap', 'map'],
])('a link leads to a heading: %j', (source, name) => {
  const set = setOf(source);
  expect(set).toContain(`{"id":"heading-${name}"}`);
  expect(set).toContain(`{"href":"#heading-${name}"}`);
});

test('a heading that nothing leads to has no id, and a link to nothing stays', () => {
  const set = setOf('# Notes\n\n[nowhere](#samples) [broken](#%E0%A4)');
  expect(set).not.toContain('"id"');
  expect(set).toContain('#samples');
});

test('footnotes keep their ids', () => {
  expect(setOf('a[^1]\n\n[^1]: b\n\n[up](#footnotes)')).toContain('"id":"footnote-label"');
});
