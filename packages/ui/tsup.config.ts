import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { BuildOptions } from 'esbuild';
import { defineConfig } from 'tsup';
import { writeDeclarations } from './build/declarations';
import { writeManifest } from './build/manifest';
import { writeMetadata } from './build/metadata';
import { lazyKatex } from './build/lazyKatex';
import { bundled } from './build/notices';
import { minifiedVim } from './build/minifiedVim';
import { pureStyles } from './build/pureStyles';
import { writeTokens } from './build/tokens';
import { writeWordings } from './build/wordings';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, string> };

/** Every component is also reachable alone, as `@oj/ui/<Component>`: by name, the source file that `package.json` has for it. */
const components = Object.fromEntries(
  Object.entries(exports).flatMap(([subpath, file]) => (/^\.\/[A-Z]/.test(subpath) ? [[subpath.slice(2), file.slice(2)]] : [])),
);

const styles = ['tokens.css', 'fonts.css', 'global.css'];

const entry = {
  index: 'src/index.ts',
  locale: 'src/locale/locale.ts',
  testing: 'src/testing/testing.ts',
  tokens: 'src/theme/theme.ts',
  ...components,
};

/** Run where there is no client. */
const forServers = { adapters: 'src/adapters/adapters.ts', ranking: 'src/ranking/ranking.ts' };
/** Markdown and formulas for servers. The parsers, which are not ours to read, come minified. */
const typesetting = { typeset: 'src/typeset/typeset.ts' };

/** Removes indentation and comments, a tenth of the package: names stay, and comments are in the declarations. */
const withoutBlanks = (options: BuildOptions) => void (options.minifyWhitespace = true);

rmSync('dist', { recursive: true, force: true });

export default defineConfig([
  {
    entry,
    format: 'esm',
    target: 'es2022',
    splitting: true,
    banner: { js: "'use client';" },
    esbuildOptions: withoutBlanks,
    esbuildPlugins: [pureStyles, minifiedVim, lazyKatex, bundled],
    platform: 'browser',
    onSuccess: async () => {
      cpSync('src/theme/fonts.css', 'dist/fonts.css');
      // Weaker than the styles of components, which are in `oj` itself.
      for (const name of ['tokens', 'global'])
        writeFileSync(`dist/${name}.css`, `@layer oj.${name}{\n${readFileSync(`src/theme/${name}.css`, 'utf8')}}\n`);
      for (const file of ['README.md', 'CHANGELOG.md', '../../LICENSE']) cpSync(file, `dist/${file.split('/').at(-1)}`);
      writeDeclarations([...Object.values(entry), ...Object.values(forServers), ...Object.values(typesetting)]);
      writeManifest(components, styles);
      writeMetadata();
      writeWordings();
      writeTokens();
    },
  },
  { entry: forServers, format: 'esm', target: 'es2022', splitting: false, esbuildOptions: withoutBlanks },
  { entry: typesetting, format: 'esm', target: 'es2022', splitting: false, minify: true, esbuildPlugins: [bundled] },
  {
    // The editor's worker stands alone: a host's bundler copies it as it is.
    entry: { monacoWorker: 'src/judge/CodeEditor/monacoWorker.ts' },
    format: 'esm',
    target: 'es2022',
    noExternal: [/.*/],
    splitting: false,
    minify: true,
    esbuildPlugins: [bundled],
  },
]);
