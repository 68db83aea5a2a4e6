import type { Plugin } from 'esbuild';
import { pureSource } from './pureSource';

/** An esbuild plugin that passes our own sources through `pureSource`. */
export const pureStyles: Plugin = {
  name: 'pure-styles',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => ({
      contents: pureSource(path, { named: true, layer: 'oj' }),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
