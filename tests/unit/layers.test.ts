import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Imports inside `@oj/judge-ui` and inside `@oj/ui` run one way, type imports too: a folder may import the folders before it in the list
 * of its package. Nothing but stories and tests imports `testing`, the last. Circles of files are found by the linter (`import/no-cycle`).
 */
const layersOf = {
  'judge-ui': [
    // the session and the API
    ['session', 'api', 'live', 'site'],
    // parts that know no noun, and links to nouns
    ['parts', 'account', 'secondFactor', 'links', 'page'],
    // nouns
    ['language', 'attachment', 'tag', 'user', 'announcement', 'message', 'comment', 'discussion', 'judging', 'customTest'],
    ['submission', 'problem', 'contest', 'training', 'profile', 'rank', 'group', 'assignment', 'setting', 'help', 'home'],
    // around every page, and the back office
    ['shell', 'admin', 'testing'],
  ].flat(),
  ui: [
    // for servers, too: how contests are ranked, and how texts are set
    ['ranking', 'typeset'],
    // what components share
    ['theme', 'locale', 'verdict', 'format', 'hooks', 'scrolling', 'code'],
    // data of other judges, for servers, too
    ['adapters'],
    // components, in the groups of the Storybook; `charts` is the frame and the axes of all charts
    ['primitives', 'charts', 'shell', 'account', 'community', 'contest', 'judge'],
    // what stories and the tests of applications need
    ['testing'],
  ].flat(),
};

const isForTests = (file: string) => /\.(stories|test)\.tsx?$/.test(file);

/** The sources of a package: which folder each is in, and what it imports of the others, statically or lazily. */
function readPackage(name: keyof typeof layersOf) {
  const src = new URL(`../../packages/${name}/src/`, import.meta.url).pathname;
  const files = globSync(`${src}**/*.{ts,tsx}`);
  const known = new Set(files);
  const importsOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import\(|import) ?'(\.[^']*)'/g)].flatMap(([, specifier = '']) => {
      const path = resolve(dirname(file), specifier);
      return [path, `${path}.ts`, `${path}.tsx`].filter(candidate => known.has(candidate));
    });
  const edges = files.flatMap(file => importsOf(file).map(imported => ({ from: relative(src, file), to: relative(src, imported) })));
  return { src, files: files.map(file => relative(src, file)), edges };
}

const folderOf = (file: string) => file.split('/')[0] ?? '';

describe.each(['judge-ui', 'ui'] as const)('imports of %s', name => {
  const { src, files, edges } = readPackage(name);
  const layers: readonly string[] = layersOf[name];

  it('are found', () => {
    expect(edges.length).toBeGreaterThan(1_000);
  });

  it('know every folder', () => {
    expect(layers.filter(folder => !existsSync(src + folder))).toEqual([]);
    expect([...new Set(files.map(folderOf))].filter(folder => !layers.includes(folder))).toEqual(['index.ts']);
  });

  it('run down the layers', () => {
    const rank = (file: string) => layers.indexOf(folderOf(file));
    const upward = edges.filter(({ from, to }) => from !== 'index.ts' && !isForTests(from) && rank(to) > rank(from));
    expect(upward.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });
});

/** The folders that a folder of components leads to, over others too. */
function reachedFrom(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const visit = (folder: string) => {
    for (const each of next.get(folder) ?? []) {
      if (reached.has(each)) continue;
      reached.add(each);
      visit(each);
    }
  };
  visit(start);
  return reached;
}

describe('components of ui', () => {
  it('do not import each other in circles of folders', () => {
    const componentOf = (file: string) => file.split('/').slice(0, -1).slice(0, 2).join('/');
    const next = new Map<string, Set<string>>();
    for (const { from, to } of readPackage('ui').edges) {
      if (from === 'index.ts' || isForTests(from) || componentOf(from) === componentOf(to)) continue;
      next.set(componentOf(from), (next.get(componentOf(from)) ?? new Set()).add(componentOf(to)));
    }
    expect([...next.keys()].filter(folder => reachedFrom(folder, next).has(folder))).toEqual([]);
  });
});
