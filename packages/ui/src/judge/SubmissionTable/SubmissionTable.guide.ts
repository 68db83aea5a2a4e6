import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The list of submissions: status pages, problems, contests.', 'Own rows carry the indigo edge; on a phone each row is a card.'],
  avoid: ['Other rows: `Table` with your own columns.'],
  pattern: 'table',
  anatomy: [
    ['table', 'Table'],
    ['[data-highlight]', 'Own row'],
    ['[data-column=status]', 'Seal'],
    ['[data-column=problem]', 'Problem'],
    ['[data-column=submittedAt]', 'Time', 'the moment itself on hover and focus'],
  ],
  keyboard: [
    ['Tab', 'Through the links, the times and the buttons of the rows.'],
    ['Enter', 'Follows the link.'],
  ],
  reader: {
    en: ['“Submissions, table”', '“Judging, 23 of 40 tests done, image”', '“12s ago”'],
    zh: ['“提交记录，表格”', '“评测中，已测 23 / 40 个测试点，图像”', '“12秒前”'],
  },
  content: ['What was not measured is a dash, never 0.'],
};
