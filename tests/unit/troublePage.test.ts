import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** docs/trouble.md against the words that the product really says. */
const sources = execFileSync('git', ['ls-files', 'scripts', 'packages/server/src', 'packages/contract/src'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => /\.(ts|mjs)$/.test(file) && !file.endsWith('.test.ts'))
  .map(file => readFileSync(file, 'utf8'))
  .join('\n');
const symptoms = [...readFileSync('docs/trouble.md', 'utf8').matchAll(/^\| ([^|]*`[^|]*) \| /gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words),
);
/** What others say: Node, Git and the like. */
const OF_OTHERS = new Set(['SyntaxError', 'git pull', 'packages/server/dist/main.js']);
const LEAST_LETTERS = 6;

test.each(symptoms.filter(words => !OF_OTHERS.has(words)))('%s', words => {
  const parts = words.split('…').map(part => part.trim());
  expect(parts.filter(part => part.length >= LEAST_LETTERS && !sources.includes(part))).toEqual([]);
});

test('the page has symptoms', () => expect(symptoms.length).toBeGreaterThan(20));
