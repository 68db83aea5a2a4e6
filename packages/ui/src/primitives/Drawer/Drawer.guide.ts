import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A second task beside the page: filters, a long form, details of a row.'],
  avoid: ['A question: `Dialog`.', 'Something to read while the page is used: put it into the page.'],
  pattern: 'dialog-modal',
  keyboard: [
    ['Tab or Shift+Tab', 'Moves in the drawer and never out of it.'],
    ['Esc', 'Closes it and gives the focus back.'],
    ['↑ ↓', 'Scrolls the content when it holds nothing to focus.'],
  ],
  reader: {
    en: ['“Filters, dialog”', '“Close, button” is last'],
    zh: ['“筛选，对话框”', '最后是“关闭，按钮”'],
  },
  content: ['The footer holds what ends the task, at most two buttons.'],
};
