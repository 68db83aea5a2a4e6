import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Something whose end is known: an upload, tests done, a share of a contest.'],
  avoid: ['Waiting of unknown length: `pending`, `Skeleton`.', 'A measured value against a limit: `LimitsBar`.'],
  anatomy: [['progress', 'Bar']],
  reader: {
    en: ['“Judging, progress bar, 23 of 40 tests”'],
    zh: ['“评测，进度条，23 / 40 个测试点”'],
  },
  content: ['`valueText` says it in units, not in per cent, where there are units.'],
};
