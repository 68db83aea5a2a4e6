import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Text that your server has set with `typeset` of `@oj/ui/typeset`: the page needs neither parsers nor KaTeX, 130 KB less.'],
  avoid: [
    'Text that changes under the reader’s hands, such as a preview: `MarkdownViewer`.',
    'Pieces that somebody else may have written: they are drawn as they are.',
  ],
  anatomy: [
    ['[data-size]', 'Text'],
    ['pre', 'Code'],
    ['table', 'Table', 'scrolls when it is too wide'],
    ['.katex', 'Formula', 'MathML for screen readers; TeX until its look is there'],
  ],
  keyboard: [['Tab', 'Through links, copy buttons, and tables and formulas that scroll.']],
  reader: {
    en: ['headings, lists and tables as such; formulas as MathML', 'links out of the site: “… (opens in a new window), link”'],
    zh: ['标题、列表、表格按其结构朗读；公式以 MathML 朗读', '站外链接：“……（新窗口），链接”'],
  },
  content: ['As for `MarkdownViewer`: begin headings at `##`, give every picture its words.'],
};
