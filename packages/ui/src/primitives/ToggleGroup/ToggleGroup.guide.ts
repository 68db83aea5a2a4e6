import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Some of two to seven that take effect at once: kinds of contests in a list, columns of a view.'],
  avoid: ['Exactly one: `RadioGroup`, `segmented`.', 'Sent with a form: `Checkbox`.', 'Many: `TagFilter`, `Combobox`.'],
  pattern: 'toolbar',
  anatomy: [
    ['[role=toolbar]', 'Group'],
    ['[aria-pressed=true]', 'On'],
    ['[aria-pressed=false]', 'Off'],
  ],
  keyboard: [
    ['Tab', 'Into the group, to where it was left, and out of it.'],
    ['← → ↑ ↓', 'Walks, and goes round.'],
    ['Home, End', 'The first and the last.'],
    ['Enter or Space', 'On or off.'],
  ],
  reader: {
    en: ['“Contests, toolbar”', '“Public, toggle button, pressed”'],
    zh: ['“比赛，工具栏”', '“公开，切换按钮，已按下”'],
  },
  content: ['A noun or two; the label stays the same when it is on.'],
};
