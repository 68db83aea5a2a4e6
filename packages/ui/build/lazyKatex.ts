import type { Plugin } from 'esbuild';

/**
 * An esbuild plugin that takes KaTeX out of the grammar of formulas, which imports it for an HTML writer that nobody calls. With it
 * a host without KaTeX could not even show plain text; without it Markdown loads KaTeX with the first formula.
 */
export const lazyKatex: Plugin = {
  name: 'lazy-katex',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^katex$/ }, ({ importer }) =>
      /micromark-extension-math/.test(importer) ? { path: 'katex', namespace: 'nothing', sideEffects: false } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'export default {};' }));
  },
};
