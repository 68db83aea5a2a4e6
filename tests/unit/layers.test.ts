import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Imports inside a package run one way, type imports too: a folder may import the folders before it in the list of its package. In
 * `@oj/judge-ui` and `@oj/ui` nothing but stories and tests imports `testing`, the last. Circles of files are found by the linter
 * (`import/no-cycle`).
 */
const layersOf = {
  server: [
    // what knows nothing of the product
    [
      'causes.ts',
      'concurrencyCounter.ts',
      'paths.ts',
      'cached.ts',
      'closedOutput.ts',
      'describeError.ts',
      'escapeHtml.ts',
      'plainText.ts',
      'siteTime.ts',
      'sizeOf.ts',
    ],
    ['log.ts', 'raw.d.ts', 'version.ts', 'configError.ts', 'packageNames.d.mts', 'outgoing'],
    // where things are kept, and how that is set
    ['database', 'files', 'connectionFile.ts', 'environment.ts', 'config.ts', 'diskFull.ts', 'events'],
    // who may do what, and how calls come in
    ['access', 'api'],
    // what features are made of
    ['judge', 'mail', 'packages', 'pictures', 'heavyWorker.ts', 'heavyWork.ts', 'remote', 'sms'],
    // features, in an order of their own
    ['features', 'starter'],
    // processes and commands: they put all of it together
    ['remoteDispatch', 'worker', 'pages.ts', 'app.ts', 'launch'],
    ['apiProcess.ts', 'judgeProcess.ts', 'remoteProcess.ts', 'commands', 'demo', 'main.ts'],
  ].flat(),
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

/** The features of the server, each of which may import those before it. Tables may name any other table: foreign keys run both ways. */
const features = [
  // what all others stand on
  ['verification', 'uploadInParts', 'site', 'remoteSite', 'picture', 'notification', 'audit', 'settings', 'account', 'apiToken'],
  ['announcement', 'group', 'connection', 'carousel'],
  // problems, and where they are set
  ['problem', 'training', 'testData', 'contest', 'contestOrganiser', 'seat'],
  // what is handed in, and what is said about it
  ['submission', 'discussion', 'comment', 'message', 'attachment', 'print', 'customTest'],
  // what setters and organisers do
  ['problemEditor', 'referenceSolution', 'languageAdmin', 'remote', 'judging', 'judgeQueue', 'contestEditor', 'contestBoard'],
  ['participant', 'rejudgeProposal', 'balloon', 'tag', 'problemCheck', 'trainingEditor', 'trainingRank', 'assignment', 'problemPackage'],
  // what looks at all of it
  ['rank', 'groupRank', 'profile', 'live', 'metrics', 'dashboard', 'ccs', 'home', 'groupExport', 'users', 'report', 'cleanup', 'workspace'],
  ['features.ts'],
].flat();

const isTable = (file: string) => file.endsWith('.table.ts');
const isForTests = (file: string) => /\.(stories|test)\.tsx?$/.test(file);

/** The sources of a package, or of a folder in it: what each imports of the others, statically or lazily. */
function readPackage(name: keyof typeof layersOf, folder = '') {
  const src = new URL(`../../packages/${name}/src/${folder}`, import.meta.url).pathname;
  const files = globSync(`${src}**/*.{ts,tsx,mts}`);
  const known = new Set(files);
  const importsOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import\(|import) ?'(\.[^']*)'/g)].flatMap(([, specifier = '']) => {
      const path = resolve(dirname(file), specifier);
      return [path, `${path}.ts`, `${path}.tsx`, path.replace(/\.mjs$/, '.d.mts')].filter(candidate => known.has(candidate));
    });
  const edges = files.flatMap(file => importsOf(file).map(imported => ({ from: relative(src, file), to: relative(src, imported) })));
  return { src, files: files.map(file => relative(src, file)), edges };
}

const folderOf = (file: string) => file.split('/')[0] ?? '';

describe.each(['judge-ui', 'ui', 'server'] as const)('imports of %s', name => {
  const { src, files, edges } = readPackage(name);
  const layers: readonly string[] = layersOf[name];

  it('are found', () => {
    expect(edges.length).toBeGreaterThan(1_000);
  });

  it('know every folder', () => {
    expect(layers.filter(folder => !existsSync(src + folder))).toEqual([]);
    const folders = new Set(files.filter(file => !isForTests(file) && file !== 'index.ts').map(folderOf));
    expect([...folders].filter(folder => !layers.includes(folder))).toEqual([]);
  });

  it('run down the layers', () => {
    const rank = (file: string) => layers.indexOf(folderOf(file));
    const upward = edges.filter(({ from, to }) => from !== 'index.ts' && !isForTests(from) && rank(to) > rank(from));
    expect(upward.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });
});

describe('imports between features of the server', () => {
  const { files, edges } = readPackage('server', 'features/');
  const between = edges.filter(({ from, to }) => folderOf(from) !== folderOf(to) && !isForTests(from) && !(isTable(from) && isTable(to)));

  it('are found', () => {
    expect(between.length).toBeGreaterThan(500);
  });

  it('know every feature', () => {
    expect([...new Set(files.map(folderOf))].toSorted()).toEqual(features.toSorted());
  });

  it('run down', () => {
    const rank = (file: string) => features.indexOf(folderOf(file));
    const upward = between.filter(({ from, to }) => rank(to) > rank(from));
    expect(upward.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });
});

const MOST_FILES = 30;
/** A file for each language is found by its name. */
const longFolders = ['server/src/judge/languages'];

it.each(['contract', 'ui', 'judge-ui', 'client', 'app', 'server'])('no folder of %s has too many files to look through', name => {
  const counts = new Map<string, number>();
  for (const file of globSync(`packages/${name}/src/**/*.{ts,tsx,mts}`).filter(each => !isForTests(each)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const long = [...counts].filter(([folder, count]) => count > MOST_FILES && !longFolders.some(known => folder.endsWith(known)));
  expect(long).toEqual([]);
});

it('SQL stands in files that say so', () => {
  const { src, files } = readPackage('server', 'features/');
  const saysSo = /\.(queries|sql|table)\.ts$|[vV]isibility\.ts$/;
  const others = files.filter(file => !saysSo.test(file) && !isForTests(file));
  expect(others.filter(file => readFileSync(src + file, 'utf8').includes(` from 'drizzle-orm`))).toEqual([]);
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
