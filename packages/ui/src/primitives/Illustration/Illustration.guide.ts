import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The drawing of an `EmptyState`; on its own where a page has room to breathe.'],
  avoid: ['Saying something: it is silent, words must say it.'],
  reader: {
    en: ['nothing'],
    zh: ['不朗读'],
  },
};
