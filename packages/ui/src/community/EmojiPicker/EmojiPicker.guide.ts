import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['An emoji into a text. The data is fetched on the first opening, from the same origin.'],
  avoid: ['Icons of the interface.'],
  pattern: 'grid',
  anatomy: [['button', 'Trigger']],
  keyboard: [
    ['type', 'Searches, in both languages.'],
    ['← → ↑ ↓', 'Moves over the grid while the search keeps the focus.'],
    ['Enter', 'Takes the emoji and closes.'],
    ['Tab', 'To the recent ones and the skin tones.'],
    ['Esc', 'Closes.'],
  ],
  reader: {
    en: ['“Insert emoji, button”', '“Search emoji, edit text”'],
    zh: ['“插入表情，按钮”', '“搜索表情，编辑文本”'],
  },
};
