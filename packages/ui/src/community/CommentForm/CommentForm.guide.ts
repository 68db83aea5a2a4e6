import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A comment or a reply: markdown in a plain text area, so that every input method works.'],
  avoid: ['Long texts with pictures: `MarkdownEditor`.'],
  pattern: 'toolbar',
  anatomy: [
    ['textarea', 'Text'],
    ['[role=toolbar]', 'Commands', 'one tab stop'],
    ['[aria-live]', 'Note', 'counts near the end'],
    ['button[type=submit]', 'Post'],
  ],
  keyboard: [
    ['Ctrl+Enter or ⌘+Enter', 'Posts.'],
    ['Tab', 'From the text to the emoji, the commands, the buttons.'],
    ['← →', 'In the commands: from one to the next.'],
  ],
  reader: {
    en: ['“Comment, edit text, multi-line”', '“Content cannot be empty”', '“It was not posted. Your text is kept; try again.”'],
    zh: ['“评论，编辑文本，多行”', '“内容不能为空”', '“没有发表成功，内容还在，请重试。”'],
  },
  content: ['The text is never lost: not by an error, not by a limit.'],
};
