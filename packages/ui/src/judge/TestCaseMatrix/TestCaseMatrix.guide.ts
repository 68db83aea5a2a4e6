import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Programs of the setters against the cases of a problem: does each case catch what it should?'],
  avoid: ['One submission: `CaseGrid`.', 'People and problems: `Scoreboard`.'],
  pattern: 'grid',
  anatomy: [
    ['tbody th', 'Program'],
    ['tbody td:nth-child(2)', 'How many passed'],
    ['[data-cell]', 'Verdict on a case', 'hollow where nothing ran'],
    ['[data-telling]', 'A case that tells programs apart'],
  ],
  keyboard: [
    ['Tab', 'Into the grid, to where it was left, and out of it.'],
    ['← → ↑ ↓', 'Walks the cells.'],
    ['Home, End', 'First and last case of a program; with Ctrl of all.'],
    ['Enter or Space', 'Opens the case.'],
  ],
  reader: {
    en: ['“Reference solutions, grid”', '“naive, test 3: Time Limit Exceeded, 2000 ms”'],
    zh: ['“参考程序，网格”', '“naive，测试点 3：时间超限，2000 ms”'],
  },
  content: ['Programs by what they are: “model”, “naive”, “off by one”.'],
};
