import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Code to read, to copy and to print: a submission, a solution.', '`markedLines` for the line that the compiler means.'],
  avoid: ['Code to change: `CodeEditor`.', 'A line inside a text: `<code>`.'],
  anatomyStory: 'CompileErrorLine',
  anatomy: [
    ['[data-part=bar]', 'Bar'],
    ['pre', 'Code'],
    ['[data-line]', 'Line', 'numbers are neither selected nor copied'],
    ['[data-marked]', 'Marked line'],
  ],
  keyboard: [
    ['Tab', 'To “Copy”, and into the code when it scrolls.'],
    ['↑ ↓ ← →', 'Scrolls it.'],
  ],
  reader: {
    en: ['“Copy code, button” – after it “Copied successfully”', '“code, group”'],
    zh: ['“复制 代码，按钮”——之后“复制成功”', '“代码，分组”'],
  },
};
