import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Under every board: what its cells mean.'],
  avoid: ['Verdicts: their seals carry letters.'],
  anatomy: [
    ['ul', 'List'],
    ['[data-state]', 'Sample'],
  ],
  reader: {
    en: ['“Legend, list, First to solve, 1st? Not sure yet, Accepted, Pending, Tried, After contest, Tried after contest”'],
    zh: ['“图例，列表，首杀、首杀待定、通过、结果未公布、未通过、赛后、赛后未通过”'],
  },
};
