import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['How hard a problem is: as many brush strokes as its level. `named` writes the name of the colour.'],
  avoid: ['Ratings or scores: write the number.'],
  anatomy: [['svg', 'Strokes']],
  reader: {
    en: ['“Difficulty 3 (Green), image”'],
    zh: ['“难度 3（绿色），图像”'],
  },
};
