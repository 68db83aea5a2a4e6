import { gzipSync } from 'node:zlib';
import path from 'node:path';
import { build } from 'vite';

const uiFolder = path.resolve(import.meta.dirname, '..');
const outside = [/^react($|\/)/, /^react-dom($|\/)/, 'styled-components'];

interface Weight {
  /** Bytes after gzip of what is loaded at once. React and styled-components do not count: the host has them. */
  bytes: number;
  /** Ids of the modules in it. */
  inputs: string[];
}

/** What code that imports `@oj/ui` weighs in a host that is built with Vite. The package must have been built. */
export async function weigh(code: string): Promise<Weight> {
  const [weight] = (await weighEach({ host: code })).values();
  if (!weight) throw new Error('nothing was built');
  return weight;
}

/** The same for several hosts by name, in one build: `inputs` are as of each alone, `bytes` may be a little more. */
export async function weighEach(hosts: Record<string, string>): Promise<Map<string, Weight>> {
  const entryOf = (name: string) => `\0host ${name}`;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    root: uiFolder,
    // These are the conditions of an ordinary host: inside a test run Vite would leave `browser` out.
    resolve: {
      conditions: ['module', 'browser', 'production'],
      mainFields: ['browser', 'module', 'jsnext:main', 'jsnext'],
      alias: { '@oj/ui': path.join(uiFolder, 'dist/index.js') },
    },
    plugins: [
      {
        name: 'hosts',
        resolveId: id => (id.startsWith('host ') ? `\0${id}` : undefined),
        load: id => (id.startsWith('\0host ') ? hosts[id.slice('\0host '.length)] : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rollupOptions: { input: Object.keys(hosts).map(name => `host ${name}`), preserveEntrySignatures: 'strict', external: outside },
    },
  });
  const { output } = Array.isArray(built) ? (built[0] ?? { output: [] }) : (built as Extract<typeof built, { output: unknown }>);
  const chunks = new Map(output.flatMap(each => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])));
  const initialOf = (fileName: string, found = new Set<string>()) => {
    if (found.has(fileName) || !chunks.has(fileName)) return found;
    found.add(fileName);
    chunks.get(fileName)?.imports.forEach(each => initialOf(each, found));
    return found;
  };
  const weightOf = (name: string): Weight => {
    const entry = [...chunks.values()].find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId === entryOf(name));
    const loaded = [...initialOf(entry?.fileName ?? '')].flatMap(fileName => chunks.get(fileName) ?? []);
    return {
      // Together: a host alone would have them in one file or two.
      bytes: gzipSync(loaded.map(chunk => chunk.code).join('\n')).length,
      inputs: loaded.flatMap(({ modules }) => Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength ? [id] : []))),
    };
  };
  return new Map(Object.keys(hosts).map(name => [name, weightOf(name)]));
}

/** A host that uses one export. */
export const using = (name: string) => `import { ${name} } from '@oj/ui'; console.log(${name});`;
export const usingAll = `import * as all from '@oj/ui'; console.log(all);`;
