import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A wide `Table` of which each reader needs another part.'],
  avoid: ['Tables of four columns or fewer.', 'Hiding what a reader must not see: leave it out of the answer of the server.'],
  pattern: 'menu-button',
  anatomy: [['button', 'Trigger']],
  keyboard: [
    ['Enter or Space or ↓', 'Opens the menu, first entry focused.'],
    ['↑ ↓', 'Moves between the columns.'],
    ['Enter or Space', 'Shows or hides the column.'],
    ['Esc', 'Closes the menu and gives the focus back.'],
  ],
  reader: {
    en: ['“Columns, button, menu pop-up, collapsed”', '“Memory, menu item checkbox, checked”'],
    zh: ['“列，按钮，弹出菜单，已折叠”', '“内存，菜单复选项，已选中”'],
  },
  content: ['Columns keep the wording of their heads.'],
};
