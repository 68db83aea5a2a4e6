import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markdownOf } from '../../packages/server/src/commands/languages/matrix';
import { probes } from '../../packages/server/src/judge/languages/probes/probes';
import { languageProbes } from '../../packages/server/src/judge/languages/probes/registry';
import { languages } from '../../packages/server/src/judge/languages/registry';

/** `docs/languages.md` against the languages and the probes that there are. What is in its cells, only the command knows. */
const page = readFileSync('docs/languages.md', 'utf8');
const empty = markdownOf(languages.map(({ name }) => ({ name, results: {} })));

const marksOf = (text: string) => [...text.matchAll(/^<!-- .* -->$/gm)].map(([mark]) => mark);
const matrixIn = (text: string) => {
  const [begin = '', end = ''] = marksOf(empty);
  const block = text.split(begin)[1]?.split(end)[0] ?? '';
  const rows = block.split('\n').filter(line => line.startsWith('| '));
  return { columns: rows[0]?.split('|').map(cell => cell.trim()), languages: rows.slice(1).map(row => row.split('|')[1]?.trim()) };
};

test('the matrix of the page has a row for each language and a column for each probe, as the command prints it', () => {
  expect(marksOf(page)).toEqual(marksOf(empty));
  expect(matrixIn(page)).toEqual(matrixIn(empty));
  expect(matrixIn(page).languages).toEqual(languages.map(({ name }) => name));
});

test.each(languages)('$name has probes, and says how an exception ends', ({ name }) => {
  const of = languageProbes.get(name);
  expect(of?.exceptionEnds ?? of?.without?.exception).toBeDefined();
});

test('what cannot be is a sentence', () => {
  const words = [...languageProbes.values()].flatMap(({ without = {}, notes = {} }) => [
    ...Object.values(without),
    ...Object.values(notes),
  ]);
  expect(words.filter(each => !/^[A-Z].*\.$/.test(each))).toEqual([]);
  expect(probes.length).toBeGreaterThan(10);
});
