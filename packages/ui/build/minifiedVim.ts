import { readFile } from 'node:fs/promises';
import { type Plugin, transform } from 'esbuild';

/** For esbuild: the keys of Vim, which are not ours to read, come minified. Our own code keeps its names. */
export const minifiedVim: Plugin = {
  name: 'minified-vim',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]monaco-vim[\\/]dist[\\/]/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { minify: true, target: 'es2022' });
      return { contents: code, loader: 'js' };
    });
  },
};
