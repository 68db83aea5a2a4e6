import type { Guide } from '../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The frame of all charts: a name, and a button that shows the numbers as a table.'],
  avoid: ['Taking it by itself: it is part of each chart.'],
  anatomy: [
    ['figure', 'Figure'],
    ['figcaption', 'Name'],
    ['button', 'As a table'],
  ],
  keyboard: [
    ['Tab', 'To the button.'],
    ['Enter or Space', 'Shows the table, or the drawing again.'],
  ],
  reader: {
    en: ['“Solved problems, figure”', '“Show as table, button”'],
    zh: ['“Solved problems，图”', '“以表格显示，按钮”'],
  },
  content: ['The name says what is counted and over what time.'],
};
