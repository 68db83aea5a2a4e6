import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The bar: how much is unread, and the way to each list.'],
  avoid: ['A count alone: `Tag`.'],
  pattern: 'menu-button',
  anatomy: [
    ['button', 'Bell'],
    ['button > span', 'Count', '99+ at most'],
  ],
  keyboard: [
    ['Enter or Space or ↓', 'Opens the menu.'],
    ['↑ ↓', 'Moves.'],
    ['Enter', 'Goes to the list.'],
    ['Esc', 'Closes.'],
  ],
  reader: {
    en: ['“Messages, 12 unread, button, menu pop-up”'],
    zh: ['“消息，12 条未读，按钮，弹出菜单”'],
  },
};
