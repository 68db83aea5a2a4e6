import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words with which a comment begins that leaves its subject to the reader: "Of the group.", "Whose board it is.", "By display ID." */
const WITHOUT_SUBJECT = /^(?:Of|Whose|By|Without)\b/;

/** A `//` comment that has a line of its own. */
const WHOLE_LINE = /^\s*\/\//;

/**
 * The first line of each comment, with its number in the file: of a block whose first line is empty the second one; of `//` lines that
 * follow each other only the first, for a sentence may go on with any word.
 */
function firstLines(source: string): [number: number, text: string][] {
  const lines = source.split('\n');
  return lines.flatMap((line, index): [number, string][] => {
    const [, mark, text = ''] = /(?:^|[\s{(,;])(\/\*\*?|\/\/)\s*(.*)$/.exec(line) ?? [];
    if (!mark || (WHOLE_LINE.test(line) && WHOLE_LINE.test(lines[index - 1] ?? ''))) return [];
    return text || mark === '//' ? [[index + 1, text]] : [[index + 2, (lines[index + 1] ?? '').replace(/^\s*\*?\s*/, '')]];
  });
}

const offendersIn = (source: string) => firstLines(source).filter(([, text]) => WITHOUT_SUBJECT.test(text));

test('comments have a subject', () => {
  const files = globSync(['packages/*/src/**/*.{ts,tsx,mjs}', '{scripts,bench,tests}/**/*.{ts,tsx,mjs}'], {
    // The samples below are no comments.
    exclude: name => name === 'node_modules' || name.endsWith('commentWords.test.ts'),
  });
  expect(files.length).toBeGreaterThan(2_500);
  expect(files.flatMap(file => offendersIn(readFileSync(file, 'utf8')).map(([line, text]) => `${file}:${line}: ${text}`))).toEqual([]);
});

test.each([
  ['a line', '// Of the group.', 1],
  ['a block', '  /** Whose board it is. */', 1],
  ['a longer block', '/**\n * By display ID,\n * then by number.\n */', 2],
  ['a block without stars', '/*\nWithout rows.\n*/', 2],
  ['the end of a line', 'call(); // By hand.', 1],
  ['an argument', 'call(/* Of all. */ 1);', 1],
  ['an element', '{/* Without a button. */}', 1],
  ['a second comment', '// The first.\nconst a = 1;\n// Of a.', 3],
])('%s without a subject is found', (_, source, line) => {
  expect(offendersIn(source).map(([number]) => number)).toEqual([line]);
});

test.each([
  ['a sentence that goes on', '// The rows of a table are ordered\n// By the reader, or as they came.'],
  ['a word that begins alike', '/** Bytes of the file. Offset is in bytes. */'],
  ['a text', "const text = 'http://host/Of';"],
])('%s is no offender', (_, source) => {
  expect(offendersIn(source)).toEqual([]);
});
