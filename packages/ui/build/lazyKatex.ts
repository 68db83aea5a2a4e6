import type { Plugin } from 'esbuild';

/**
 * For esbuild: Markdown asks KaTeX for nothing before there is a formula. The grammar of formulas imports it for a way of writing HTML
 * that nobody calls; with that import left in, a host without KaTeX could not even show plain text.
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
