import type { ReactNode } from 'react';

export interface TreeNode {
  /** Unique in the tree. */
  key: string;
  /** What it is called. A text is found by typing its first letters. */
  label: ReactNode;
  /** One 16 px icon before the label. */
  icon?: ReactNode;
  /** What stands at the end of the row, as a count. */
  note?: ReactNode;
  /** What it holds; an empty list is a branch without anything in it. */
  children?: readonly TreeNode[];
  /** Shown and walked, but cannot be chosen. */
  disabled?: boolean;
}

/** A node as a row that is seen: its depth from 1, its place among its siblings from 1, and the key of what holds it. */
export interface TreeRow {
  node: TreeNode;
  level: number;
  place: number;
  siblings: number;
  parent: string | undefined;
}

/** The rows in sight, from the top: those within open branches. */
export function rowsInSight(nodes: readonly TreeNode[], isOpen: (key: string) => boolean, level = 1, parent?: string): TreeRow[] {
  return nodes.flatMap((node, index) => [
    { node, level, place: index + 1, siblings: nodes.length, parent },
    ...(node.children && isOpen(node.key) ? rowsInSight(node.children, isOpen, level + 1, node.key) : []),
  ]);
}

/** What a key does at a row: goes to another, or opens or closes a branch. */
export type TreeStep = { go: string } | { open: string } | { close: string } | undefined;

export function stepOf(pressed: string, at: number, rows: readonly TreeRow[], isOpen: (key: string) => boolean): TreeStep {
  const row = rows[at];
  if (!row) return undefined;
  const { node, parent } = row;
  const go = (to: number): TreeStep => (rows[to] ? { go: rows[to].node.key } : undefined);
  const opened = node.children !== undefined && isOpen(node.key);
  switch (pressed) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'ArrowRight':
      if (!node.children) return undefined;
      return opened ? (node.children[0] ? { go: node.children[0].key } : undefined) : { open: node.key };
    case 'ArrowLeft':
      if (opened) return { close: node.key };
      return parent === undefined ? undefined : { go: parent };
    default:
      return byLetter(pressed, at, rows);
  }
}

/** The next row after this one whose label begins with the letter, going round. */
function byLetter(pressed: string, at: number, rows: readonly TreeRow[]): TreeStep {
  if ([...pressed].length !== 1 || pressed === ' ') return undefined;
  const letter = pressed.toLocaleLowerCase();
  const found = [...rows.slice(at + 1), ...rows.slice(0, at)].find(
    ({ node: { label } }) => typeof label === 'string' && label.toLocaleLowerCase().startsWith(letter),
  );
  return found && { go: found.node.key };
}
