import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Things within things, to walk and to choose one: tags by classification, files of a package, departments.'],
  avoid: [
    'One level: `Select`, a list of links.',
    'A section that folds: `Collapsible`.',
    'More than a thousand rows in sight: a search first.',
  ],
  pattern: 'treeview',
  anatomy: [
    ['[role=tree]', 'Tree'],
    ['[aria-expanded=true]', 'Open branch'],
    ['[aria-selected=true]', 'Chosen'],
    ['[role=treeitem] small', 'Note'],
  ],
  keyboard: [
    ['Tab', 'Into the tree, to where it was left, and out of it.'],
    ['↑ ↓', 'Walks the rows in sight.'],
    ['→', 'Opens a branch, or goes into an open one.'],
    ['←', 'Closes a branch, or goes out to what holds it.'],
    ['Home, End', 'The first and the last row.'],
    ['A letter', 'The next row that begins with it.'],
    ['Enter or Space', 'Chooses; opens or closes a branch.'],
  ],
  reader: {
    en: ['“Tags, tree”', '“Graphs, expanded, level 1, 2 of 3”'],
    zh: ['“标签，树”', '“图论，已展开，级别 1，第 2 项，共 3 项”'],
  },
  content: ['A node is a noun; counts stand at the end of the row.'],
};
