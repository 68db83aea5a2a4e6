import { cpSync, readFileSync, rmSync } from 'node:fs';
import { defineConfig } from 'tsup';

const source = readFileSync('src/index.ts', 'utf8');

/** What `src/index.ts` exports from `<Component>/<Component>` is also reachable alone, as `@oj/ui/<Component>`. */
const components = [...source.matchAll(/from '\.\/([A-Z]\w*)\/\1'/g)].map(([, name]) => name);

const styles = ['tokens.css', 'fonts.css', 'global.css'];

rmSync('dist', { recursive: true, force: true });

export default defineConfig([
  {
    entry: { index: 'src/index.ts', ...Object.fromEntries(components.map(name => [name, `src/${name}/${name}.tsx`])) },
    format: 'esm',
    target: 'es2022',
    dts: true,
    splitting: true,
    sourcemap: true,
    banner: { js: "'use client';" },
    onSuccess: async () => {
      for (const style of styles) cpSync(`src/theme/${style}`, `dist/${style}`);
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
