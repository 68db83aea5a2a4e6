import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['One list of all shortcuts, behind `?`, by the area where they work.'],
  avoid: ['Teaching one shortcut: write it into the button, with `Kbd`.'],
  pattern: 'dialog-modal',
  keyboard: [
    ['Tab or Shift+Tab', 'Moves in the sheet.'],
    ['Esc', 'Closes it and gives the focus back.'],
  ],
  reader: {
    en: ['“Keyboard shortcuts, dialog”', '“Go to the problems: G, P”'],
    zh: ['“键盘快捷键，对话框”', '“前往题库：G、P”'],
  },
  content: ['What it does, as a command: “Run the samples”.'],
};
