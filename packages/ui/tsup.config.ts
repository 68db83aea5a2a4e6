import { cpSync, readFileSync, rmSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { writeDeclarations } from './build/declarations';
import { writeManifest } from './build/manifest';
import { writeMetadata } from './build/metadata';
import { writeNotices } from './build/notices';
import { pureStyles } from './build/pureStyles';
import { writeTokens } from './build/tokens';
import { writeWordings } from './build/wordings';

const source = readFileSync('src/index.ts', 'utf8');

/** What `src/index.ts` exports from `<Component>/<Component>` is also reachable alone, as `@oj/ui/<Component>`. */
const components = [...new Set([...source.matchAll(/from '\.\/([A-Z]\w*)\/\1'/g)].map(([, name = '']) => name))];

const styles = ['tokens.css', 'fonts.css', 'global.css'];

const entry = {
  index: 'src/index.ts',
  locale: 'src/locale/locale.ts',
  testing: 'src/testing/testing.ts',
  tokens: 'src/theme/theme.ts',
  ...Object.fromEntries(components.map(name => [name, `src/${name}/${name}.tsx`])),
};

/** Run where there is no client. */
const forServers = { typeset: 'src/typeset/typeset.ts', ranking: 'src/ranking/ranking.ts' };

rmSync('dist', { recursive: true, force: true });

export default defineConfig([
  {
    entry,
    format: 'esm',
    target: 'es2022',
    splitting: true,
    banner: { js: "'use client';" },
    // Names stay, and comments are in the declarations: what goes is the indentation, a tenth of the package.
    esbuildOptions: options => void (options.minifyWhitespace = true),
    esbuildPlugins: [pureStyles],
    onSuccess: async () => {
      for (const style of styles) cpSync(`src/theme/${style}`, `dist/${style}`);
      for (const file of ['README.md', 'CHANGELOG.md', '../../LICENSE']) cpSync(file, `dist/${file.split('/').at(-1)}`);
      writeDeclarations([...Object.values(entry), ...Object.values(forServers)]);
      writeManifest(components, styles);
      writeMetadata();
      writeWordings();
      writeTokens();
      writeNotices(['monaco-editor']);
    },
  },
  { entry: forServers, format: 'esm', target: 'es2022', splitting: false },
  {
    // The editor's worker stands alone: a host's bundler copies it as it is.
    entry: { monacoWorker: 'src/CodeEditor/monacoWorker.ts' },
    format: 'esm',
    target: 'es2022',
    noExternal: [/.*/],
    splitting: false,
    minify: true,
  },
]);
