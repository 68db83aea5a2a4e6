import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A week of submissions: all of them, and the accepted ones.'],
  avoid: ['A year: `HeatCalendar`.'],
  pattern: 'listbox',
  anatomy: [
    ['svg', 'Drawing'],
    ['[role=option]', 'Day'],
    ['button', 'As a table'],
  ],
  keyboard: [
    ['Tab', 'To the button, then to one day, then out.'],
    ['← →', 'From day to day.'],
    ['Home or End', 'The first, the last.'],
  ],
  reader: {
    en: ['“Wed, October 14: 212 submitted, 96 accepted, option”'],
    zh: ['“10月14日周三：提交 212，通过 96，选项”'],
  },
};
