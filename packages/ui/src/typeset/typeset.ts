import { Fragment, isValidElement, type ReactNode } from 'react';
import Markdown from 'react-markdown';
import { mathsPlugins } from './mathsPlugins';
import { parsedOf, remarkPlugins, remarkRehypeOptions, sanitize } from './readingPlugins';
import type { Typeset, TypesetPiece } from './pieces';

export type { Typeset, TypesetPiece } from './pieces';

const rehypePlugins = [...sanitize, ...mathsPlugins];

/**
 * Sets a Markdown text as `MarkdownViewer` does, formulas included, for `TypesetText` to draw. A server that sends the result saves
 * its readers the parsers, 130 KB. Needs no DOM, and is JSON.
 * @param source Markdown with GFM and TeX maths, of anybody. What is dangerous in it is dropped.
 */
export function typeset(source: string): Typeset {
  return piecesOf(Markdown({ children: parsedOf(source), remarkPlugins, remarkRehypeOptions, rehypePlugins }));
}

function piecesOf(drawn: ReactNode): TypesetPiece[] {
  if (Array.isArray(drawn)) return drawn.flatMap(piecesOf);
  if (typeof drawn === 'string') return [drawn];
  if (!isValidElement<{ children?: ReactNode }>(drawn)) return [];
  const { children, ...props } = drawn.props;
  const inside = piecesOf(children);
  if (drawn.type === Fragment) return inside;
  return [[String(drawn.type), Object.keys(props).length ? props : null, ...inside]];
}
