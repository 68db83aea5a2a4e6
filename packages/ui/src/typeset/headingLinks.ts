import { eachNode, type HtmlNode } from './eachNode';
import { HEADING } from './ownIds';

/**
 * A rehype plugin: links such as `[Samples](#samples)` lead to the heading of that name, which gets an id. A heading is named as on GitHub: small
 * letters, `-` for blanks, no marks, `-1` behind the name of the second of its kind. Other links to places in the page are left as they are.
 */
export const linkHeadings = () => (tree: HtmlNode) => {
  const links = new Map<string, HtmlNode[]>();
  const headings: HtmlNode[] = [];
  eachNode(tree, node => {
    const { tagName = '', properties } = node;
    const name = tagName === 'a' ? placeOf(properties?.href) : undefined;
    const sameName = name && links.get(name);
    if (sameName) sameName.push(node);
    else if (name) links.set(name, [node]);
    if (/^h[1-6]$/.test(tagName) && !properties?.id) headings.push(node);
  });
  if (!links.size) return;
  const known = new Map<string, number>();
  for (const heading of headings) {
    const name = nameOf(textOf(heading));
    const before = known.get(name) ?? 0;
    known.set(name, before + 1);
    const own = before ? `${name}-${before}` : name;
    const id = HEADING + own;
    const leading = links.get(own) ?? [];
    if (leading.length) heading.properties = { ...heading.properties, id };
    for (const link of leading) link.properties = { ...link.properties, href: `#${id}` };
  }
};

function placeOf(href: unknown): string | undefined {
  if (typeof href !== 'string' || !href.startsWith('#')) return undefined;
  try {
    return nameOf(decodeURIComponent(href.slice(1)));
  } catch {
    return undefined;
  }
}

const nameOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

function textOf(heading: HtmlNode): string {
  let text = '';
  eachNode(heading, ({ value }) => {
    if (typeof value === 'string') text += value;
  });
  return text;
}
