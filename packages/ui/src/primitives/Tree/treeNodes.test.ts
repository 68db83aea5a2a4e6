import { expect, test } from 'vitest';
import { rowsInSight, stepOf, type TreeNode } from './treeNodes';

const nodes: TreeNode[] = [
  {
    key: 'a',
    label: 'Arrays',
    children: [
      { key: 'b', label: 'Bits' },
      { key: 'c', label: 'Counting', children: [] },
    ],
  },
  { key: 'd', label: 'Dynamic' },
];
const all = () => true;
const none = () => false;

test('rows are those within open branches, with their levels and places', () => {
  expect(rowsInSight(nodes, none).map(({ node }) => node.key)).toEqual(['a', 'd']);
  expect(rowsInSight(nodes, all).map(({ node, level, place, siblings, parent }) => [node.key, level, place, siblings, parent])).toEqual([
    ['a', 1, 1, 2, undefined],
    ['b', 2, 1, 2, 'a'],
    ['c', 2, 2, 2, 'a'],
    ['d', 1, 2, 2, undefined],
  ]);
});

test('arrows open, close, enter and leave a branch', () => {
  const closed = rowsInSight(nodes, none);
  const open = rowsInSight(nodes, all);
  expect(stepOf('ArrowRight', 0, closed, none)).toEqual({ open: 'a' });
  expect(stepOf('ArrowRight', 0, open, all)).toEqual({ go: 'b' });
  expect(stepOf('ArrowRight', 2, open, all)).toBeUndefined();
  expect(stepOf('ArrowLeft', 1, open, all)).toEqual({ go: 'a' });
  expect(stepOf('ArrowLeft', 0, open, all)).toEqual({ close: 'a' });
  expect(stepOf('ArrowLeft', 0, closed, none)).toBeUndefined();
  expect(stepOf('ArrowDown', 3, open, all)).toBeUndefined();
});

test('a letter goes to the next row that begins with it', () => {
  const open = rowsInSight(nodes, all);
  expect(stepOf('c', 0, open, all)).toEqual({ go: 'c' });
  expect(stepOf('A', 3, open, all)).toEqual({ go: 'a' });
  expect(stepOf('x', 0, open, all)).toBeUndefined();
  expect(stepOf('Shift', 0, open, all)).toBeUndefined();
});
