import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('docs/glossary.md has each word once, by letter', () => {
  const terms = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| ([^|]+) \| /gm)].map(([, term = '']) => term).slice(1);
  const words = terms.flatMap(term => term.split(', '));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect(terms.length).toBeGreaterThan(70);
});
