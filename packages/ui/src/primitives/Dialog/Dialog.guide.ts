import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A question that must be answered before anything else.', 'A short form: login, report, confirm.'],
  avoid: ['A message that needs no answer: `useToast`.', 'A long form or a second task: `Drawer` or a page.'],
  pattern: 'dialog-modal',
  keyboard: [
    ['Tab or Shift+Tab', 'Moves in the dialog and never out of it.'],
    ['Esc', 'Closes it and gives the focus back to what opened it.'],
  ],
  reader: {
    en: ['“Sign in, dialog. Welcome back.”', 'the first field or button has the focus', '“Close, button” is last'],
    zh: ['“登录，对话框。欢迎回来。”', '焦点在第一个输入框或按钮上', '最后是“关闭，按钮”'],
  },
  content: [
    'The title is the question; the buttons answer it with verbs: “Delete” and “Keep”, not “Yes” and “No”.',
    '`closeOnOutsidePress={false}` when something was typed.',
  ],
};
