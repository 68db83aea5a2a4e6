import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Mark and name at the start of the `TopBar` and in the `Footer`.', 'Put it into a link to the first page.'],
  avoid: ['A heading: it is a name, not the title of a page.'],
  anatomy: [
    ['svg', 'Mark', 'a balloon whose string is a J; `logoSrc` replaces it'],
    ['span > span', 'Name', 'cut with an ellipsis'],
  ],
  reader: {
    en: ['“Open Judge” – the mark is silent'],
    zh: ['“Open Judge”——图标不朗读'],
  },
  content: ['The short name of the site; long ones are cut.'],
};
