import { readFile } from 'node:fs/promises';
import { type Plugin, transform } from 'esbuild';

const NAMED = /import\s*\{([^}]+)\}\s*from\s*(['"]monaco-editor\/[^'"]+['"]);?/g;

/** Monaco is an optional peer: where it is missing, a bundler has an empty module in its place, of which nothing can be imported by name. */
const asNamespaces = (code: string) => {
  let count = 0;
  return code.replaceAll(NAMED, (_, names: string, from: string) => {
    const space = `ofMonaco${count++}`;
    return `import * as ${space} from ${from}; const {${names.replaceAll(/\bas\b/g, ':')}} = ${space};`;
  });
};

/** An esbuild plugin that minifies the keys of Vim, which are not our source to read. Our own code keeps its names. */
export const minifiedVim: Plugin = {
  name: 'minified-vim',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]monaco-vim[\\/]dist[\\/]/ }, async ({ path }) => {
      const { code } = await transform(asNamespaces(await readFile(path, 'utf8')), { minify: true, target: 'es2022' });
      return { contents: code, loader: 'js' };
    });
  },
};
