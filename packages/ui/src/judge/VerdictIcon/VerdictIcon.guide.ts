import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The shape of a verdict beside its letters or its name.'],
  avoid: ['Alone: it is silent. `VerdictSeal` says the verdict.'],
  anatomy: [['svg', 'Shape', '14 px, in the colour of the text around it']],
  reader: {
    en: ['nothing: the text beside it says the verdict'],
    zh: ['不朗读：由旁边的文字说明结果'],
  },
};
