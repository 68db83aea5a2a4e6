import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A year of submissions in five tones of ink.'],
  avoid: ['A week: `WeekLines`.', 'Exact numbers: its own table, behind the button.'],
  pattern: 'grid',
  anatomy: [
    ['[role=grid]', 'Grid'],
    ['[data-date]', 'Day'],
    ['[data-tone="4"]', 'Busy day'],
    ['button', 'As a table'],
  ],
  keyboard: [
    ['Tab', 'To one day, then out.'],
    ['← →', 'A week back or on.'],
    ['↑ ↓', 'A day back or on.'],
    ['PageUp or PageDown', 'Four weeks back or on.'],
    ['Home or End', 'First or last week of that weekday; with Ctrl of the year.'],
    ['Esc', 'Hides the hint.'],
  ],
  reader: {
    en: ['“Submissions of the last year, grid”', '“3 submissions on Wednesday, October 14, 2026”'],
    zh: ['“最近一年的提交，表格”', '“2026年10月14日星期三：3 次提交”'],
  },
};
