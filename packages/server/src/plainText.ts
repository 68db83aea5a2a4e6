import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];

/** Marks of Markdown take room that is not shown. */
const READ_PER_SHOWN = 4;
const HOLDS_BLOCKS = new Set<string>(['root', 'blockquote', 'list', 'listItem']);

/** The words of a Markdown text without its marks, in one line, at most `most` characters. */
export function plainTextOf(markdown: string, most: number): string {
  const read = fromMarkdown([...markdown].slice(0, most * READ_PER_SHOWN).join(''));
  return [...wordsOf(read).replaceAll(/\s+/g, ' ').trim()].slice(0, most).join('');
}

const wordsOf = (node: Node): string =>
  HOLDS_BLOCKS.has(node.type) && 'children' in node ? node.children.map(wordsOf).join(' ') : toString(node, { includeHtml: false });
