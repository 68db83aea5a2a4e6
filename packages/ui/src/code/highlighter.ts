import type { LanguageFn } from 'highlight.js';
import { createLowlight } from 'lowlight';

const lowlight = createLowlight();

/** What the highlighter of lowlight returns, as far as it is drawn. */
export interface CodeNode {
  readonly type: string;
  readonly value?: string;
  readonly properties?: { readonly className?: unknown };
  readonly children?: readonly CodeNode[];
}

/** Registers the grammar of a language under its name. */
export const registerGrammar = (name: string, grammar: LanguageFn): void => lowlight.register(name, grammar);

/** The syntax tree of the code, in a language whose grammar is registered. */
export const highlight = (code: string, language: string): readonly CodeNode[] =>
  lowlight.highlight(language, code).children as readonly CodeNode[];
