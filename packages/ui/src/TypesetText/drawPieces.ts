import { createElement, type ElementType, type ReactNode } from 'react';
import { markdownComponents } from '../MarkdownViewer/markdownComponents';
import type { TypesetPiece } from '../typeset/pieces';

const components: Readonly<Record<string, ElementType>> = { ...(markdownComponents as Record<string, ElementType>) };
const EYE_ONLY = 'katex-html';

/** Elements of the pieces. Before formulas have their look (`dressed`), the browser draws them from their MathML. */
export function drawPieces(pieces: readonly TypesetPiece[], dressed: boolean): ReactNode[] {
  return pieces.map((piece, key) => {
    if (typeof piece === 'string') return piece;
    const [tag, props, ...inside] = piece;
    if (!dressed && props?.className === EYE_ONLY) return null;
    const children = drawPieces(inside, dressed);
    const component = components[tag];
    if (!component) return createElement(tag, { ...props, key }, ...children);
    return createElement(component, { ...props, key, node: nodeOf(piece) }, ...children);
  });
}

/** As the components of `MarkdownViewer` look into what they are to draw. */
function nodeOf(piece: TypesetPiece): object {
  if (typeof piece === 'string') return { type: 'text', value: piece };
  const [tagName, props, ...inside] = piece;
  return {
    type: 'element',
    tagName,
    properties: props ?? {},
    get children() {
      return inside.map(nodeOf);
    },
  };
}

/** Whether a formula is among the pieces. */
export const hasMaths = (pieces: readonly TypesetPiece[]): boolean =>
  pieces.some(piece => {
    if (typeof piece === 'string') return false;
    const [, props, ...inside] = piece;
    return props?.className === EYE_ONLY || hasMaths(inside);
  });
