import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A moment to the minute: start of a contest, end of a homework.'],
  avoid: ['A span: take two of them, the second with `min`.', 'A day that is near: a few buttons do.'],
  pattern: 'dialog-modal',
  anatomy: [
    ['button', 'Field', 'the moment in words'],
    ['[id$="-note"]', 'Time zone', 'always written'],
  ],
  keyboard: [
    ['Enter or Space', 'Opens the sheet, today or the chosen day focused.'],
    ['← → ↑ ↓', 'A day or a week back or on.'],
    ['Home or End', 'First or last day of the week.'],
    ['PageUp or PageDown', 'A month back or on.'],
    ['Enter', 'Takes the day.'],
    ['Esc', 'Closes the sheet.'],
  ],
  reader: {
    en: ['“Begins Nov 21, 2026, 13:00, button”', '“Saturday, November 21, 2026, selected, button”'],
    zh: ['“开始 2026年11月21日 13:00，按钮”', '“2026年11月21日星期六，已选择，按钮”'],
  },
  content: ['Times are the reader’s own; the zone stands beside them by name.'],
};
