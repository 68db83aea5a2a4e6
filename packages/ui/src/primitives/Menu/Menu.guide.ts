import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Three to ten commands on one thing, behind one button.'],
  avoid: ['Choosing a value: `Select` or `RadioGroup`.', 'One or two commands: buttons.'],
  pattern: 'menu-button',
  anatomy: [['button', 'Trigger']],
  keyboard: [
    ['Enter or Space or ↓', 'Opens it, first entry focused.'],
    ['↑ ↓', 'Moves; Home and End go to the ends.'],
    ['letters', 'Go to the entry that begins with them.'],
    ['Enter or Space', 'Does it and closes.'],
    ['Esc', 'Closes and gives the focus back.'],
  ],
  reader: {
    en: ['“More, button, menu pop-up, collapsed”', '“Rejudge, menu item”', '“Pinned, menu item checkbox, checked”'],
    zh: ['“更多，按钮，弹出菜单，已折叠”', '“重测，菜单项”', '“置顶，菜单复选项，已选中”'],
  },
  content: ['Verbs, at most three words.', 'What cannot be taken back stands last, after a line, in `danger`, and asks again.'],
};
