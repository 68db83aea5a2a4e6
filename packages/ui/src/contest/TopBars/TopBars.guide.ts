import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The ten best, as bars, behind them all submissions.'],
  avoid: ['A ranking to page through: `Table`.'],
  pattern: 'listbox',
  anatomy: [
    ['[role=listbox]', 'Bars'],
    ['[role=option]', 'Place'],
    ['button', 'As a table'],
  ],
  keyboard: [
    ['Tab', 'To the button, then to one bar, then out.'],
    ['↑ ↓', 'From bar to bar.'],
    ['Home or End', 'The first, the last.'],
    ['Enter', 'Opens the user.'],
  ],
  reader: {
    en: ['“1. qinglan: 412 accepted of 530, option”'],
    zh: ['“第 1 名 qinglan：通过 412，提交 530，选项”'],
  },
};
