import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, test } from 'vitest';
import { sizeBars, tarballBar, unpackedBar, wholeBar } from '../../packages/ui/build/bars';
import { publishOnce } from '../../scripts/publishOnce.mjs';
import { codeUnder, readFacts, withGenerated } from '../../packages/ui/build/readme';
import { using, usingAll, weigh, weighEach } from '../../packages/ui/build/weigh';

interface Described {
  name: string;
  kind: string;
  description: string;
  props?: { name: string; type: string; description: string }[];
}

const uiFolder = path.resolve('packages/ui');
const tarball = inject('tarball');
const folder = inject('packageFolder');
const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
  engines: { node: string };
  author: string;
  [key: string]: unknown;
};
const { exports: described } = JSON.parse(readFileSync(path.join(folder, 'metadata.json'), 'utf8')) as { exports: Described[] };

const KB = 1024;
const heavy = /node_modules\/(monaco-editor|katex)\/|dist\/(MonacoEditor|mathsPlugins|highlighter|CalendarSheet|EmojiSheet|Cropping)-/;

describe('bar 1: the package is what it says', () => {
  test('publint has nothing to say', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true });
    expect(messages.map(message => formatMessage(message, manifest as never))).toEqual([]);
  });

  test('types resolve on every subpath, for bundlers and for Node', async () => {
    const { checkPackage, createPackageFromTarballData } = await import('@arethetypeswrong/core');
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))));
    const problems = analysis.types ? analysis.problems : [];
    // It is for ES modules alone; and styles and data have no types.
    const wrong = problems.filter(problem => !('resolutionKind' in problem) || ['bundler', 'node16-esm'].includes(problem.resolutionKind));
    expect(analysis.types).toBeTruthy();
    expect(wrong.filter(problem => !('entrypoint' in problem) || !/\.(css|json)$/.test(problem.entrypoint))).toEqual([]);
  }, 120_000);
});

describe('a release', () => {
  const { url, options, published } = inject('registry');

  test('puts into the registry what was packed, and a version only once', async () => {
    expect(published).toEqual([true, true]);
    const { version } = manifest as unknown as { version: string };
    const { versions } = (await (await fetch(`${url}@oj%2fui`)).json()) as { versions: Record<string, { dist: { shasum: string } }> };
    expect(versions[version]?.dist.shasum).toBe(createHash('sha1').update(readFileSync(tarball)).digest('hex'));
    expect(await publishOnce(path.join(uiFolder, 'dist'), ['--provenance=false', ...options])).toBe(false);
  });

  test('ends with an error where the registry does not answer', async () => {
    const nowhere = publishOnce(path.join(uiFolder, 'dist'), ['--registry=http://127.0.0.1:9/', '--fetch-retries=0']);
    await expect(nowhere).rejects.toThrow('npm view');
  });
});

describe('what an installation brings along', () => {
  test('at most 14 dependencies, as ranges; editor and formulas are the choice of the host', () => {
    expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(14);
    expect(Object.values(manifest.dependencies).filter(range => !range.startsWith('^'))).toEqual([]);
    expect(manifest.peerDependenciesMeta).toEqual({ katex: { optional: true }, 'monaco-editor': { optional: true } });
  });

  test('every package that a module asks for is a dependency or a peer', () => {
    const declared = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies as object)]);
    const asked = globSync('*.js', { cwd: folder }).flatMap(file =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(/(?:^|[;}])import(?:[\w{},*$ ]+from)? ?["']([^."'][^"']*)["']/g)].map(
        ([, id = '']) =>
          id
            .split('/')
            .slice(0, id.startsWith('@') ? 2 : 1)
            .join('/'),
      ),
    );
    expect(asked.length).toBeGreaterThan(100);
    const builtIn = new Set(['path', 'process', 'url']);
    expect([...new Set(asked)].filter(name => !declared.has(name) && !builtIn.has(name))).toEqual([]);
  });

  test('licences of what is inside are those that we may pass on', () => {
    const notices = readFileSync(path.join(folder, 'THIRD-PARTY-NOTICES'), 'utf8');
    const licences = [...notices.matchAll(/^([@a-z]\S*) \d+\.\d[\w.-]*, (.+)$/gm)].map(([, name, licence]) => [name, licence]);
    expect(licences.length).toBeGreaterThan(50);
    expect(licences.filter(([, licence = '']) => !/^(MIT|ISC|BSD-[23]-Clause|Apache-2\.0)$/.test(licence))).toEqual([]);
  });

  test('it is for projects of any Node that is still kept, and says who answers for it', () => {
    expect(manifest.engines.node).toBe('>=20');
    expect(manifest.author).toBe('OJ contributors');
  });
});

describe('the README', () => {
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
  test('has its tables as they follow from entries, weights and types: node packages/ui/build/readme.ts', () => {
    expect(readme).toBe(withGenerated(readme, readFacts()));
  });

  test('makes a judge in at most 60 lines', () => {
    expect(codeUnder(readme, '## Your judge in one file').trim().split('\n').length).toBeLessThanOrEqual(60);
  });
});

describe('bar 2: sizes, gzip, React and styled-components outside', () => {
  test.each(sizeBars)('$name is at most $budget KB', async ({ name, bar, budget }) => {
    const { bytes } = await weigh(using(name));
    console.log(`${name}: ${(bytes / KB).toFixed(1)} KB, bar ${bar}`);
    expect(bytes).toBeLessThanOrEqual(budget * KB);
  });

  test('the whole library without editor and maths stays within its budget', async () => {
    const { bytes } = await weigh(usingAll);
    console.log(`all: ${(bytes / KB).toFixed(1)} KB, bar ${wholeBar.bar}`);
    expect(bytes).toBeLessThanOrEqual(wholeBar.budget * KB);
  });

  test('the tarball stays within its budget, unpacked 2 MB', () => {
    console.log(`tarball: ${(statSync(tarball).size / KB).toFixed(0)} KB, bar ${tarballBar.bar}`);
    expect(statSync(tarball).size).toBeLessThanOrEqual(tarballBar.budget * KB);
    const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter(entry => entry.isFile());
    expect(files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)).toBeLessThan(
      unpackedBar.budget * KB,
    );
  });
});

describe('bar 3: nothing comes along unasked', () => {
  test('an import of nothing adds nothing', async () => {
    const { bytes } = await weigh(`import {} from '@oj/ui';`);
    expect(bytes).toBeLessThan(64);
  });

  const components = described.filter(({ kind }) => kind === 'component').map(({ name }) => name);
  const whenWeighed = weighEach(Object.fromEntries(components.map(name => [name, using(name)])));

  test('no component loads editor, maths, highlighting or a sheet before they are needed', async () => {
    for (const [name, { inputs }] of await whenWeighed) {
      expect([name, inputs.length]).not.toEqual([name, 0]);
      const found = inputs.filter(input => heavy.test(input));
      expect([name, found.slice(0, 3)]).toEqual([name, []]);
    }
  }, 240_000);

  test('no component is a tenth heavier than the table says; after a change that was meant: node build/sizes.ts --accept', async () => {
    const said = JSON.parse(readFileSync(path.join(uiFolder, 'weights.json'), 'utf8')) as Record<string, number>;
    expect(Object.keys(said)).toEqual(components.toSorted());
    const heavier = [...(await whenWeighed)].filter(([name, { bytes }]) => bytes / KB > 1.1 * (said[name] ?? 0) + 0.1);
    expect(heavier.map(([name, { bytes }]) => `${name}: ${(bytes / KB).toFixed(1)} KB, was ${said[name]}`)).toEqual([]);
  }, 240_000);
});

test('bar 4: every emitted module is for clients, but for what servers run', () => {
  const modules = globSync('*.js', { cwd: folder }).filter(name => name !== 'monacoWorker.js');
  const forServers = modules.filter(name => !readFileSync(path.join(folder, name), 'utf8').startsWith("'use client'"));
  expect(forServers.toSorted()).toEqual(['adapters.js', 'ranking.js', 'typeset.js']);
  expect(modules.length).toBeGreaterThan(50);
});

describe('a class of the host wins', () => {
  test('every styled part is in the layer `oj`', () => {
    const code = globSync('*.js', { cwd: folder }).map(name => readFileSync(path.join(folder, name), 'utf8'));
    const parts = code.flatMap(text =>
      [...text.matchAll(/componentId:\s*"oj-\w+"\s*\}\)(?:\.attrs\([^[]*\))?\(\["(.{0,12})/g)].map(([, css]) => css),
    );
    expect(parts.length).toBeGreaterThan(300);
    expect(parts.filter(css => !css?.startsWith('@layer oj{'))).toEqual([]);
  });

  test.each(['tokens.css', 'global.css'])('%s is in a layer of its own', name => {
    expect(readFileSync(path.join(folder, name), 'utf8')).toMatch(/^@layer oj\.(tokens|global)\{/);
  });
});

describe('bar 7: everything is documented', () => {
  test('each component, hook, function and value says what it is for', () => {
    expect(described.filter(({ kind, description }) => kind !== 'type' && !description).map(({ name }) => name)).toEqual([]);
  });

  test('each prop says what it does', () => {
    const silent = described.flatMap(({ name, props = [] }) =>
      props.filter(({ description }) => !description).map(prop => `${name}.${prop.name}`),
    );
    expect(silent).toEqual([]);
  });

  test('no declaration says any', () => {
    const code = (file: string) => readFileSync(path.join(folder, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const loose = globSync('types/**/*.d.ts', { cwd: folder }).filter(file => /[:<|(,=]\s*any\b/.test(code(file)));
    expect(loose).toEqual([]);
  });
});

describe('bar 13: both languages', () => {
  const bundle = (locale: string) =>
    JSON.parse(readFileSync(path.join(folder, 'locale', `${locale}.json`), 'utf8')) as Record<string, Record<string, string>>;
  const keysOf = (bundles: Record<string, Record<string, string>>) =>
    Object.entries(bundles)
      .flatMap(([space, words]) => Object.keys(words).map(key => `${space}.${key.replace(/_(one|other)$/, '')}`))
      .toSorted();

  test('have the same keys, and slots', () => {
    const [zh, en] = [bundle('zh-CN'), bundle('en-US')];
    expect(new Set(keysOf(zh))).toEqual(new Set(keysOf(en)));
    const slots = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
    for (const [space, words] of Object.entries(zh)) {
      for (const [key, text] of Object.entries(words)) {
        const english = en[space]?.[key] ?? en[space]?.[`${key}_other`] ?? '';
        expect([space, key, slots(english)]).toEqual([space, key, slots(text)]);
      }
    }
  });

  test('stand beside the component, not inside it', () => {
    const sources = globSync('src/**/*.tsx', { cwd: uiFolder }).filter(file => !/\.(stories|test)\.tsx$/.test(file));
    const outside = sources.filter(file =>
      /\p{Script=Han}/u.test(
        readFileSync(path.join(uiFolder, file), 'utf8')
          .replaceAll(/phrases\([\s\S]*?\n?\}\);/g, '')
          .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
      ),
    );
    expect(outside).toEqual([]);
  });
});

test('tokens differ between the themes, and every one of the dark is one of the light', () => {
  const { light, dark } = JSON.parse(readFileSync(path.join(folder, 'tokens.json'), 'utf8')) as Record<string, Record<string, string>>;
  expect(Object.keys(dark ?? {})).toEqual(Object.keys(light ?? {}));
  expect(dark?.canvas).not.toBe(light?.canvas);
});

test('what is inside and not ours is named, and the licence is there', () => {
  expect(readFileSync(path.join(folder, 'LICENSE'), 'utf8')).toContain('MIT');
  expect(readFileSync(path.join(folder, 'THIRD-PARTY-NOTICES'), 'utf8')).toMatch(/monaco-editor \d/);
  expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain('Scoreboard');
});

test('every component is an entry of its own', () => {
  const files = globSync('*/*/*.d.ts', { cwd: path.join(folder, 'types') });
  const entries = Object.keys(manifest.exports).filter(name => /^\.\/[A-Z]/.test(name));
  expect(entries.length).toBeGreaterThan(50);
  for (const entry of entries) expect(files.map(file => `./${path.basename(file, '.d.ts')}`)).toContain(entry);
});
