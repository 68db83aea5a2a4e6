/** Blocks nested deeper than any author means to; beyond it the text is dropped. */
const MOST_DEPTH = 48;

/** Quote and list marks at the start of a line; parsing takes time that grows with the square of their number. */
const DEEP_MARKERS = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){24,}/gm;
const DEEP_BRACKETS = /[[\]]{64,}|(?:!?\[){64,}|[*_]{128,}/g;

/** Cuts runs of markup that exist only to exhaust a parser. */
export const withoutBombs = (source: string): string =>
  source.replace(DEEP_MARKERS, marks => marks.slice(0, 48)).replace(DEEP_BRACKETS, marks => marks.slice(0, 64));

interface TreeNode {
  type: string;
  children?: TreeNode[];
}

/** A remark plugin: keeps the tree shallow enough for everything that walks it by recursion. */
export const limitDepth = () => (tree: TreeNode) => {
  let level: TreeNode[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= MOST_DEPTH) for (const node of level) if (node.children) node.children = [];
    level = level.flatMap(node => node.children ?? []);
  }
};
