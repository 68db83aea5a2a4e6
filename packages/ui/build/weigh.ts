import { gzipSync } from 'node:zlib';
import path from 'node:path';
import { build } from 'vite';

const uiFolder = path.resolve(import.meta.dirname, '..');
const outside = [/^react($|\/)/, /^react-dom($|\/)/, 'styled-components'];

interface Weight {
  /** After gzip, of what is loaded at once; React and styled-components are the host's. */
  bytes: number;
  /** Ids of the modules in it. */
  inputs: string[];
}

/** What code that imports `@oj/ui` weighs in a host that is built with Vite. The package must have been built. */
export async function weigh(code: string): Promise<Weight> {
  const entry = '\0entry';
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    root: uiFolder,
    resolve: { alias: { '@oj/ui': path.join(uiFolder, 'dist/index.js') } },
    plugins: [{ name: 'entry', resolveId: id => (id === 'entry' ? entry : undefined), load: id => (id === entry ? code : undefined) }],
    build: { write: false, minify: true, rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict', external: outside } },
  });
  const { output } = Array.isArray(built) ? (built[0] ?? { output: [] }) : (built as Extract<typeof built, { output: unknown }>);
  const chunks = new Map(output.flatMap(each => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])));
  const initial = new Set<string>();
  const follow = (name: string) => {
    if (initial.has(name) || !chunks.has(name)) return;
    initial.add(name);
    chunks.get(name)?.imports.forEach(follow);
  };
  follow([...chunks.values()].find(({ isEntry }) => isEntry)?.fileName ?? '');
  const loaded = [...initial].flatMap(name => chunks.get(name) ?? []);
  return {
    bytes: loaded.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0),
    inputs: loaded.flatMap(({ modules }) => Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength ? [id] : []))),
  };
}

/** A host that uses one export. */
export const using = (name: string) => `import { ${name} } from '@oj/ui'; console.log(${name});`;
export const usingAll = `import * as all from '@oj/ui'; console.log(all);`;
