import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
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

/** Declarations, one per source file. Node's resolution, unlike a bundler's, wants the extension of every relative import. */
function emitDeclarations() {
  execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
  for (const file of globSync('dist/types/**/*.d.ts')) {
    const text = readFileSync(file, 'utf8');
    const named = text.replaceAll('import("..")', 'import("../index")');
    writeFileSync(file, named.replaceAll(/((?:from|import\() ?)(['"])(\.{1,2}\/[^'"]+)\2/g, '$1$2$3.js$2'));
  }
}

rmSync('dist', { recursive: true, force: true });

export default defineConfig([
  {
    entry: {
      index: 'src/index.ts',
      locale: 'src/locale/locale.ts',
      testing: 'src/testing/testing.ts',
      tokens: 'src/theme/theme.ts',
      ...Object.fromEntries(components.map(name => [name, `src/${name}/${name}.tsx`])),
    },
    format: 'esm',
    target: 'es2022',
    splitting: true,
    banner: { js: "'use client';" },
    esbuildPlugins: [pureStyles],
    onSuccess: async () => {
      for (const style of styles) cpSync(`src/theme/${style}`, `dist/${style}`);
      for (const file of ['README.md', '../../LICENSE']) cpSync(file, `dist/${file.split('/').at(-1)}`);
      emitDeclarations();
      writeManifest(components, styles);
      writeMetadata();
      writeWordings();
      writeTokens();
      writeNotices(['monaco-editor']);
    },
  },
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
