import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Two programs, drafts or statements: what went and what came.'],
  avoid: ['The output of a program beside the wanted one: `OutputDiff`.', 'One program: `CodeView`.'],
  pattern: 'disclosure',
  anatomy: [
    ['[data-part=captions]', 'Captions'],
    ['[data-part=counts]', 'How many lines came and went'],
    ['[data-part=layout]', 'Side by side, or not', 'not where there is no room for both'],
    ['[data-part=fold]', 'Folded equal lines'],
    ['del', 'A line that went'],
    ['ins', 'A line that came'],
  ],
  keyboard: [
    ['Tab', 'To “Side by side”, into the lines when they scroll, and to each fold.'],
    ['Enter or Space', 'On a fold: shows its lines; the focus goes to the lines.'],
    ['↑ ↓', 'Scrolls them.'],
  ],
  reader: {
    en: ['“Changes of the draft, group”', '“Show 12 equal lines, button, collapsed”', '“deletion, long long n;” “insertion, int n;”'],
    zh: ['“草稿的改动，分组”', '“显示 12 行相同内容，按钮，已折叠”', '“删除，long long n;”“插入，int n;”'],
  },
  content: ['Captions say which is which: “Draft of 14:05”, “In the editor”.'],
};
