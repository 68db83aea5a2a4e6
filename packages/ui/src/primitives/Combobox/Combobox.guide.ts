import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['One of many, when the reader knows how it begins: a language, a group, a user.', '`search` when the server knows the choices.'],
  avoid: ['Fewer than eight choices: `Select` or `RadioGroup`.', 'Several at once: `TagsInput`.'],
  pattern: 'combobox',
  anatomy: [
    ['label', 'Label'],
    ['input', 'Text box'],
    ['button[aria-label]', 'Open and clear'],
  ],
  keyboard: [
    ['↓ or ↑', 'Opens the list, then moves in it.'],
    ['Enter', 'Takes the highlighted choice.'],
    ['Esc', 'Closes the list; in an open dialog only the list.'],
    ['Tab', 'Leaves; what was typed and not taken goes back to the choice.'],
  ],
  reader: {
    en: [
      '“Language, combobox, collapsed, edit text”',
      '“3 choices, use the arrow keys”',
      '“Nothing matches” – “The search failed.” with a button “Retry”',
    ],
    zh: ['“语言，组合框，已折叠，编辑文本”', '“3 个选项，按上下方向键选择”', '“没有匹配的选项”；失败时“没能查到，请重试。”与按钮“重试”'],
  },
  content: ['`note` is a second word that finds the choice: an id, a number. It is read after the label.'],
};
