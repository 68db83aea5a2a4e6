import { HEADING } from './ownIds';

interface TreeNode {
  tagName?: string;
  value?: unknown;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

/**
 * A rehype plugin: links such as `[Samples](#samples)` lead to the heading of that name, which gets an id. A heading is named as on GitHub: small
 * letters, `-` for blanks, no marks, `-1` behind the name of the second of its kind. Other links to places in the page are left as they are.
 */
export const linkHeadings = () => (tree: TreeNode) => {
  const links = new Map<string, TreeNode[]>();
  const headings: TreeNode[] = [];
  const visit = (node: TreeNode) => {
    const { tagName = '', properties } = node;
    const name = tagName === 'a' ? placeOf(properties?.href) : undefined;
    if (name) links.set(name, [...(links.get(name) ?? []), node]);
    if (/^h[1-6]$/.test(tagName) && !properties?.id) headings.push(node);
    for (const child of node.children ?? []) visit(child);
  };
  visit(tree);
  if (!links.size) return;
  const known = new Map<string, number>();
  for (const heading of headings) {
    const name = nameOf(textOf(heading));
    const before = known.get(name) ?? 0;
    known.set(name, before + 1);
    const own = before ? `${name}-${before}` : name;
    const id = HEADING + own;
    for (const { properties } of links.get(own) ?? []) {
      heading.properties = { ...heading.properties, id };
      if (properties) properties.href = `#${id}`;
    }
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

const textOf = ({ value, children = [] }: TreeNode): string => (typeof value === 'string' ? value : children.map(textOf).join(''));
