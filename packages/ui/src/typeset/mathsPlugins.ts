import rehypeKatex from 'rehype-katex';
import type { Options } from 'react-markdown';

/**
 * Typesets TeX as HTML for the eye and MathML for the ear. `\href`, `\includegraphics` and the like stay off, a formula cannot
 * grow beyond 16 em or expand for ever, and an error shows its source.
 */
export const mathsPlugins: NonNullable<Options['rehypePlugins']> = [
  [rehypeKatex, { trust: false, strict: 'ignore', maxSize: 16, maxExpand: 500, errorColor: 'var(--oj-danger)' }],
];
