import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A setting that holds at once: auto refresh, hide unofficial teams.'],
  avoid: ['A form that is sent: `Checkbox`.', 'Two things of equal rank: `RadioGroup` as `segmented`.'],
  pattern: 'switch',
  anatomy: [
    ['input', 'Track'],
    ['label > span', 'Label'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it.'],
    ['Space', 'Turns it on or off.'],
  ],
  reader: {
    en: ['“Auto 30 s, switch, on”'],
    zh: ['“自动 30 秒，开关，打开”'],
  },
  content: ['The label is what is on; it does not change with the state.'],
};
