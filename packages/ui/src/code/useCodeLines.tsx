import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { CodeLanguage } from './codeLanguages';
import type { CodeNode } from './highlighter';

type Highlight = (code: string, language: CodeLanguage) => readonly CodeNode[] | undefined;
let loaded: Highlight | undefined;

/** The grammars come with the first code that needs them; the text stands there before in the same place. */
function useHighlight(language: CodeLanguage): Highlight | undefined {
  const [highlight, setHighlight] = useState(() => loaded);
  useEffect(() => {
    if (loaded || language === 'plaintext') return;
    let gone = false;
    import('./highlighter').then(
      module => {
        loaded = module.highlight;
        if (!gone) setHighlight(() => module.highlight);
      },
      () => undefined, // offline: the code stays readable without colours
    );
    return () => {
      gone = true;
    };
  }, [language]);
  return highlight;
}

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

/** The lines of some code, coloured as soon as the grammar is there. One node list per line, without the line breaks. */
export function useCodeLines(code: string, language: CodeLanguage): readonly ReactNode[][] {
  const highlight = useHighlight(language);
  return useMemo(() => {
    const nodes = code.length <= MOST_HIGHLIGHTED_CHARACTERS ? highlight?.(code, language) : undefined;
    return nodes ? linesOf(nodes) : code.split('\n').map(line => (line ? [line] : []));
  }, [code, language, highlight]);
}
