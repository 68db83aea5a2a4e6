import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: [
    'The result of a submission, wherever it is shown: `small` in tables, `medium` on pages.',
    'While the judge works it counts: `progress`, `queuePlace`.',
  ],
  avoid: ['Result of a contest cell: the board has cells of its own.', 'A state that is no verdict: `Tag`.'],
  anatomy: [
    ['[role=img] > i', 'Block', 'pigment and shape'],
    ['[role=img] > b', 'Letters', 'survive greyscale and print'],
    ['[role=img] > em', 'Name', 'only in `medium`'],
  ],
  reader: {
    en: [
      '“Wrong Answer, image”',
      '“Judging, 23 of 40 tests done, image”',
      '“Pending, place 3 in the queue, image”',
      '“Partial Accepted, score 60, image”',
    ],
    zh: ['“答案错误，图像”', '“评测中，已测 23 / 40 个测试点，图像”', '“排队中，排在第 3 位，图像”', '“部分通过，60 分，图像”'],
  },
  content: [
    'Never write the name beside a `medium` seal: it says it.',
    'A code that the table does not know is “Unknown”, hatched, never an error.',
  ],
};
