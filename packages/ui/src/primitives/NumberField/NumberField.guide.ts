import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['An amount: a limit, a score, minutes, places of an award.'],
  avoid: ['Digits that are no amount, as an id, a code or a year: `TextField`.', 'A page of a list: `Pagination`.'],
  pattern: 'spinbutton',
  anatomy: [
    ['label', 'Label'],
    ['[role=spinbutton]', 'Number'],
    ['[role=spinbutton] + span', 'Unit'],
    ['button:last-child', 'One step more'],
  ],
  keyboard: [
    ['↑ ↓', 'One step more, one step less.'],
    ['Page Up, Page Down', 'Ten steps.'],
    ['Home, End', 'The least and the greatest number, where there are such.'],
    ['Digits', 'Are typed; leaving the field brings the number into its range.'],
  ],
  reader: {
    en: ['“Time limit, 1000, spin button”', '“1100”, after an arrow key'],
    zh: ['“时间限制，1000，微调按钮”', '按方向键后“1100”'],
  },
  content: ['The unit stands in the field; the range in the hint.'],
};
