import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Paper, night ink, or as the device. The host keeps the choice and sets `data-theme`.'],
  avoid: ['More than once on a page.'],
  pattern: 'menu-button',
  anatomy: [['button', 'Trigger', 'shows the choice']],
  keyboard: [
    ['Enter or Space or ↓', 'Opens the menu.'],
    ['↑ ↓', 'Moves.'],
    ['Enter or Space', 'Chooses.'],
    ['Esc', 'Closes.'],
  ],
  reader: {
    en: ['“Appearance, button, menu pop-up”', '“Dark, menu item checkbox, checked”'],
    zh: ['“外观，按钮，弹出菜单”', '“夜墨（深色），菜单复选项，已选中”'],
  },
};
