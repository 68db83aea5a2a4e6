import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Text that anybody may have written: statements, comments, announcements, with maths and code.'],
  avoid: ['HTML: it is dropped.', 'A line of your own: write it in JSX.'],
  anatomy: [
    ['[data-size]', 'Text'],
    ['pre', 'Code'],
    ['table', 'Table', 'scrolls when it is too wide'],
    ['.katex', 'Formula', 'MathML for screen readers'],
  ],
  keyboard: [['Tab', 'Through links, copy buttons, and tables and formulas that scroll.']],
  reader: {
    en: ['headings, lists and tables as such; formulas as MathML', 'links out of the site: “… (opens in a new window), link”'],
    zh: ['标题、列表、表格按其结构朗读；公式以 MathML 朗读', '站外链接：“……（新窗口），链接”'],
  },
  content: ['Begin headings at `##`: `#` is the title of the page.', 'Every picture needs its words in the brackets.'],
};
