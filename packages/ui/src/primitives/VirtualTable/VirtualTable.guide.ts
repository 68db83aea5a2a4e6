import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: [
    'Thousands of rows: only what is in sight is drawn.',
    'Hundreds of columns: `wide`.',
    'The same columns, sorting and selection as `Table`.',
  ],
  avoid: ['A hundred rows: `Table`, which the search of the browser finds whole.', 'Phones: there it scrolls sideways.'],
  pattern: 'table',
  anatomy: [
    ['[tabindex="0"]', 'Box that scrolls'],
    ['table', 'Table', '`aria-rowcount` tells the true length'],
    ['thead th', 'Head'],
    ['tbody tr', 'Row'],
  ],
  keyboard: [
    ['Tab', 'Into the box, then through its heads and rows.'],
    ['↑ ↓ PageUp PageDown', 'Scrolls the box.'],
  ],
  reader: {
    en: ['“Users, table, 5001 rows”'],
    zh: ['“用户，表格，5001 行”'],
  },
};
