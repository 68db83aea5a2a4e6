import { createElement, type ElementType, type ReactNode } from 'react';
import { markdownComponents } from '../MarkdownViewer/markdownComponents';
import { withOwnIds } from '../../typeset/ownIds';
import type { TypesetPiece } from '../../typeset/pieces';

type Element = Exclude<TypesetPiece, string>;

const components: Readonly<Record<string, ElementType>> = { ...(markdownComponents as Record<string, ElementType>) };

interface Drawing {
  /** Formulas have their look; before that they stand there as TeX. */
  dressed: boolean;
  /** Id of the text in its page. */
  id: string;
}

/** Elements of the pieces. */
export function drawPieces(pieces: readonly TypesetPiece[], drawing: Drawing): ReactNode[] {
  return pieces.map((piece, key) => {
    if (typeof piece === 'string') return piece;
    const [tag, sent, ...inside] = piece;
    if (!drawing.dressed && isFormula(piece)) return createElement('code', { key, className: 'math-inline' }, texOf(piece));
    const children = drawPieces(inside, drawing);
    const props = sent && withOwnIds(sent, drawing.id);
    const component = components[tag];
    if (!component) return createElement(tag, { ...props, key }, ...children);
    return createElement(component, { ...props, key, node: nodeOf(piece) }, ...children);
  });
}

/** The piece in the form in which the components of `MarkdownViewer` read it. */
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

const isFormula = ([, props]: Element) => props?.className === 'katex';

/** The source of a formula, which is written beside it. */
function texOf(piece: TypesetPiece): string {
  if (typeof piece === 'string') return '';
  const [tag, , ...inside] = piece;
  return tag === 'annotation' ? inside.join('') : inside.map(texOf).join('');
}

/** Whether a formula is among the pieces. */
export const hasMaths = (pieces: readonly TypesetPiece[]): boolean =>
  pieces.some(piece => typeof piece !== 'string' && (isFormula(piece) || hasMaths(piece.slice(2) as TypesetPiece[])));
