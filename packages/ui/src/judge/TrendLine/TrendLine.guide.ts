import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['One number over some hours, such as jobs that waited for a judge in the last day.'],
  avoid: ['Two numbers against each other over a week: `WeekLines`.', 'A year: `HeatCalendar`.'],
  pattern: 'listbox',
  anatomy: [
    ['svg', 'Drawing'],
    ['[role=option]', 'Moment'],
    ['button', 'As a table'],
  ],
  keyboard: [
    ['Tab', 'To the button, then to one moment, then out.'],
    ['← →', 'From moment to moment.'],
    ['Home or End', 'The first, the last.'],
  ],
  reader: {
    en: ['“14:05: 12, option”'],
    zh: ['“14:05：12，选项”'],
  },
};
