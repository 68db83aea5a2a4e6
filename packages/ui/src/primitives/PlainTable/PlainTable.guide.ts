import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: [
    'Rows that come in order: a ranking, a page of a list that the server orders.',
    'In place of `Table` where every KB counts: it brings no machine for sorting along.',
  ],
  avoid: ['Rows that the reader orders on the page: `Table`.', 'Thousands of rows: `VirtualTable`.', 'Laying things out.'],
  pattern: 'table',
  anatomy: [
    ['table', 'PlainTable'],
    ['thead th', 'Head', 'a button with `onSortChange`'],
    ['tbody tr', 'Row'],
    ['[data-highlight]', 'Row of the reader'],
  ],
  keyboard: [
    ['Tab', 'Through the links and buttons of the rows.'],
    ['Enter or Space', 'On a head that can be pressed: asks for the next order.'],
  ],
  reader: {
    en: ['“Most solved this week, table, 4 rows, 3 columns”'],
    zh: ['“本周解题最多，表格，4 行，3 列”'],
  },
  content: ['Heads are nouns. Units stand in the cells: “318 ms”.', '`empty` says what to do next.'],
};
