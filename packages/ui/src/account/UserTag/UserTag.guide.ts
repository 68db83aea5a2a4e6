import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A person in a line: avatar, name and title; with `renderLink` a link to their home.'],
  avoid: ['The head of a page: `UserCard`.'],
  anatomy: [
    ['[role=img], span[aria-hidden]', 'Avatar'],
    ['bdi', 'Name'],
    ['[data-swatch]', 'Title', 'its colour is a swatch'],
  ],
  reader: {
    en: ['“inkling”, then the title, then the nickname'],
    zh: ['“inkling”，然后是头衔和昵称'],
  },
  content: ['Names may be written from the right and may be long: they are kept apart and cut with an ellipsis.'],
};
