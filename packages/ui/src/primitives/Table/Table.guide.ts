import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: [
    'Rows of one kind that are compared: problems, submissions, users.',
    '`sort` when the server orders them, `defaultSort` when the rows are all here.',
  ],
  avoid: ['Rows whose order never changes here: `PlainTable`.', 'Thousands of rows: `VirtualTable`.', 'Laying things out.'],
  pattern: 'table',
  anatomy: [
    ['table', 'Table'],
    ['thead th', 'Head', 'a button when it sorts'],
    ['tbody tr', 'Row'],
    ['[data-highlight]', 'Row of the reader'],
  ],
  keyboard: [
    ['Tab', 'From head to head and through the links and buttons of the rows.'],
    ['Enter or Space', 'On a head: first direction, the other, none.'],
    ['Shift+Space', 'On a checkbox: all rows since the last one.'],
  ],
  reader: {
    en: ['“Problems, table, 6 rows, 5 columns”', '“Pass rate, column header, sorted descending, button”'],
    zh: ['“题目，表格，6 行，5 列”', '“通过率，列标题，降序，按钮”'],
  },
  content: ['Heads are nouns. Units stand in the cells: “318 ms”.', '`empty` says what to do next.'],
};
