import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A long text: statement, discussion, announcement; with pictures and files by paste and drop.'],
  avoid: ['A short comment: `CommentForm`.'],
  pattern: 'toolbar',
  anatomy: [
    ['label', 'Label'],
    ['[role=toolbar]', 'Commands', 'one tab stop'],
    ['[aria-pressed]', 'Views'],
    ['textarea', 'Text'],
  ],
  keyboard: [
    ['Tab or Shift+Tab', 'In the text: indents, or takes it back.'],
    ['Esc then Tab', 'Leaves the text.'],
    ['Ctrl+B or ⌘+B', 'Bold.'],
    ['Ctrl+I or ⌘+I', 'Italic.'],
    ['Enter', 'In a list: continues it; on an empty entry ends it.'],
    ['← →', 'In the commands: from one to the next.'],
  ],
  reader: {
    en: ['“Description, edit text, multi-line. Tab indents; press Escape, then Tab, to leave the editor”', '“12 characters too long”'],
    zh: ['“题目描述，编辑文本，多行。Tab 键缩进；先按 Esc 再按 Tab 可离开编辑框”', '“超出 12 个字符”'],
  },
  content: ['The editor never cuts a text: the counter says how much is too much.'],
};
