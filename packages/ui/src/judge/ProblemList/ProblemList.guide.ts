import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The problems of a judge, of a training or a group, a page of them.'],
  avoid: ['What was handed in: `SubmissionTable`.', 'Columns that sort in the browser: `Table`.'],
  anatomy: [
    ['[data-column=status]', 'Own status', 'nothing where it was never tried'],
    ['[data-column=id]', 'What people call it'],
    ['[data-column=title]', 'Title', 'the link of the host'],
    ['[data-column=difficulty]', 'Level'],
    ['[data-column=tags]', 'Tags'],
    ['[data-column=rate]', 'Share of accepted submissions'],
  ],
  reader: {
    en: ['“Problems, table”', '“Accepted, P1000, A plus B, link, level 1, red, 1,204, 61.30 %”'],
    zh: ['“题目，表格”', '“通过，P1000，A plus B，链接，难度 1，入门，1204，61.30 %”'],
  },
  content: ['Titles as they stand over the statement, never cut.'],
};
