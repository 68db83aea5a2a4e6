import { common, createLowlight } from 'lowlight';
import type { CodeLanguage } from './codeLanguages';

const lowlight = createLowlight(common);

/** What the highlighter of lowlight returns, as far as it is drawn. */
export interface CodeNode {
  readonly type: string;
  readonly value?: string;
  readonly properties?: { readonly className?: unknown };
  readonly children?: readonly CodeNode[];
}

/** The syntax tree of the code; undefined for a language without a grammar. */
export function highlight(code: string, language: CodeLanguage): readonly CodeNode[] | undefined {
  return lowlight.registered(language) ? (lowlight.highlight(language, code).children as readonly CodeNode[]) : undefined;
}
