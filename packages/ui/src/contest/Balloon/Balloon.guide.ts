import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: [
    'The head of a problem in a contest, with the colour that its author chose.',
    'A mark for a solved problem, on screen or on the paper that a runner carries.',
  ],
  avoid: [
    'Status: a balloon says which problem, never how it went. Take `VerdictSeal`.',
    'More than two letters; further ones are not drawn.',
  ],
  anatomy: [
    ['[data-skin]', 'Skin', 'the chosen colour'],
    ['svg > text', 'Letter', 'ink on bright skins, white on dark ones'],
  ],
  reader: {
    en: ['nothing, unless label is given', 'with a label: “Problem C, image”'],
    zh: ['没有 label 时不朗读', '有 label 时：“C 题，图像”'],
  },
  content: ['Give a `label` only where the letter is not written beside it.'],
};
