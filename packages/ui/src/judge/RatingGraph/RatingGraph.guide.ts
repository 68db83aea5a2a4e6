import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The rating of one person after each contest, with the levels of your judge behind it.'],
  avoid: ['A number over some hours: `TrendLine`.', 'How much somebody did each day: `HeatCalendar`.'],
  pattern: 'listbox',
  anatomy: [
    ['[data-band]', 'Ground of a level'],
    ['[data-line]', 'Line'],
    ['[role=option]', 'Contest'],
    ['button', 'As a table'],
  ],
  keyboard: [
    ['Tab', 'To the button, then to one contest, then out.'],
    ['← →', 'From contest to contest.'],
    ['Home or End', 'The first, the last.'],
  ],
  reader: {
    en: ['“Autumn Invitational, Oct 17, 2026: 1642 (+42), option”'],
    zh: ['“Autumn Invitational，2026年10月17日：1642（+42），选项”'],
  },
  content: ['Levels are those of your judge: the library has none of its own.'],
};
