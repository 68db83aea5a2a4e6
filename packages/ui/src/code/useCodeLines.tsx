import { type ReactNode, useMemo } from 'react';
import { type Fetched, fetchedOnce } from '../hooks/fetchedOnce';
import type { CodeLanguage } from './codeLanguages';
import { grammars } from './grammars';
import type { CodeNode } from './highlighter';

type Highlight = (code: string) => readonly CodeNode[];

async function load(language: CodeLanguage): Promise<Highlight> {
  const [{ highlight, registerGrammar }, loaded] = await Promise.all([
    import('./highlighter'),
    Promise.all((grammars[language] ?? []).map(async ({ name, load }) => [name, (await load()).default] as const)),
  ]);
  for (const [name, grammar] of loaded) registerGrammar(name, grammar);
  return code => highlight(code, language);
}

const fetched = new Map<CodeLanguage, Fetched<Highlight>>();
function fetchedOf(language: CodeLanguage): Fetched<Highlight> {
  const known = fetched.get(language) ?? fetchedOnce(() => load(language));
  fetched.set(language, known);
  return known;
}

/** The grammar of a language comes with the first code in it that is near the window; the text stands there before in the same place. */
const useHighlight = (language: CodeLanguage, near: boolean): Highlight | undefined =>
  fetchedOf(language).useFetched(near && !!grammars[language]);

/** Longer code is shown without colours: a reader scrolls it, a grammar would hold up the page. */
const MOST_HIGHLIGHTED_CHARACTERS = 200_000;

/** Splits coloured code at its line breaks, keeping the colour of tokens that span lines. */
function linesOf(nodes: readonly CodeNode[]): ReactNode[][] {
  const lines: ReactNode[][] = [[]];
  const walk = (node: CodeNode, className: string | undefined) => {
    const own = node.properties?.className;
    const named = Array.isArray(own) ? own.join(' ') : className;
    for (const child of node.children ?? []) walk(child, named);
    node.value?.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text) lines.at(-1)?.push(<Token key={lines.at(-1)?.length} className={named} text={text} />);
    });
  };
  for (const node of nodes) walk(node, undefined);
  return lines;
}

const Token = ({ className, text }: { className: string | undefined; text: string }) =>
  className ? <span className={className}>{text}</span> : text;

/** The lines of some code that is near the window, coloured as soon as the grammar is there. One node list per line, without the line breaks. */
export function useCodeLines(code: string, language: CodeLanguage, near: boolean): readonly ReactNode[][] {
  const highlight = useHighlight(language, near);
  return useMemo(() => {
    const nodes = code.length <= MOST_HIGHLIGHTED_CHARACTERS ? highlight?.(code) : undefined;
    return nodes ? linesOf(nodes) : code.split('\n').map(line => (line ? [line] : []));
  }, [code, highlight]);
}
