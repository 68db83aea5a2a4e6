import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['What one person handed in during a contest: a row per problem, a seal where its time is.'],
  avoid: ['A list with details: `SubmissionTable`.', 'Many people: the `Scoreboard`.'],
  anatomy: [
    ['[tabindex="0"]', 'Box that scrolls sideways'],
    ['svg', 'Problem'],
    ['li', 'Submission', 'or how many more there are, once a row would need a fourth line'],
    ['[aria-hidden=true]', 'Axis'],
  ],
  keyboard: [
    ['Tab', 'Into the box, then from seal to seal when they open something.'],
    ['← →', 'Scrolls the box.'],
    ['Enter or Space', 'Opens the submission; shows the whole row.'],
  ],
  reader: {
    en: ['“Submissions over time”', '“C at 1:12: Wrong Answer, button”'],
    zh: ['“提交时间线”', '“C 题，1:12，答案错误，按钮”'],
  },
};
