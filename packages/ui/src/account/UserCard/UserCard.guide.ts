import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The head of a user’s home: picture, names, links, counts.'],
  avoid: ['A person in a line: `UserTag`.'],
  anatomy: [
    ['[data-part=names]', 'Names'],
    ['[data-part=facts]', 'Facts'],
    ['dl', 'Counts'],
  ],
  keyboard: [['Tab', 'Through the links and the time of the last visit.']],
  reader: {
    en: ['“inkling, region”', '“inkling, heading level 1”', '“Solved 412”'],
    zh: ['“inkling，区域”', '“inkling，标题，1 级”', '“通过题目 412”'],
  },
  content: ['Addresses of users are followed only when they are http or https.'],
};
