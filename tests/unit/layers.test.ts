import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Imports inside `@oj/judge-ui` run one way, type imports too: a folder may import the folders before it in this list. `testing` holds
 * what stories need; nothing but stories and tests imports it. Circles of files are found by the linter (`import/no-cycle`).
 */
const layers = [
  // the session and the API
  ['session', 'api', 'live', 'site'],
  // parts that know no noun, and links to nouns
  ['parts', 'account', 'page', 'links'],
  // nouns
  ['language', 'attachment', 'tag', 'user', 'announcement', 'message', 'judging', 'customTest'],
  ['submission', 'problem', 'contest', 'profile', 'rank', 'setting', 'help', 'home'],
  // around every page, and the back office
  ['shell', 'admin', 'testing'],
].flat();

const judgeUi = new URL('../../packages/judge-ui/src/', import.meta.url).pathname;
const files = globSync(`${judgeUi}**/*.{ts,tsx}`);
const known = new Set(files);

/** Files that a file imports, statically or lazily, from its own package. */
function importsOf(file: string): string[] {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import\(|import) ?'(\.[^']*)'/g)];
  return specifiers.flatMap(([, specifier = '']) => {
    const path = resolve(dirname(file), specifier);
    return [path, `${path}.ts`, `${path}.tsx`].filter(candidate => known.has(candidate));
  });
}

const imports = new Map(files.map(file => [file, importsOf(file)]));
const name = (file: string) => relative(judgeUi, file);
const folderOf = (file: string) => relative(judgeUi, file).split('/')[0] ?? '';
const isForTests = (file: string) => /\.(stories|test)\.tsx?$/.test(file);

/** Imports of a folder that stands later in the list. */
const upward = [...imports]
  .filter(([file]) => !isForTests(file) && file !== `${judgeUi}index.ts`)
  .flatMap(([file, imported]) =>
    imported.filter(each => layers.indexOf(folderOf(each)) > layers.indexOf(folderOf(file))).map(each => `${name(file)} -> ${name(each)}`),
  );

describe('imports of judge-ui', () => {
  it('are found', () => {
    expect([...imports.values()].flat().length).toBeGreaterThan(1_000);
  });

  it('know every folder', () => {
    expect(layers.filter(folder => !existsSync(judgeUi + folder))).toEqual([]);
    expect([...new Set(files.map(folderOf))].filter(folder => !layers.includes(folder))).toEqual(['index.ts']);
  });

  it('run down the layers', () => {
    expect(upward).toEqual([]);
  });
});
