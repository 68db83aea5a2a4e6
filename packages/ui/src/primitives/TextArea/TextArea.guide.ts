import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Several lines of plain text: a reason, a custom input.'],
  avoid: ['Formatted text: `MarkdownEditor`.', 'Code: `CodeEditor`.'],
  anatomy: [
    ['label', 'Label'],
    ['textarea', 'Text'],
    ['[id$="-note"]', 'Hint or error'],
  ],
  keyboard: [
    ['Tab', 'In and out.'],
    ['Enter', 'A new line.'],
  ],
  reader: {
    en: ['“Reason, edit text, multi-line, 12 / 200 characters”'],
    zh: ['“理由，编辑文本，多行，12 / 200 个字符”'],
  },
  content: ['A limit is counted while one writes; the text is never cut.'],
};
