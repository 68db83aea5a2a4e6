import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: [
    'A person or a group in a line, a card, a row of a table.',
    '`decorative` wherever the name stands beside it: it is not read twice.',
  ],
  avoid: ['Pictures of anything else: an avatar is always round and cropped.', 'The only way to tell two people apart: write the name.'],
  anatomy: [['[role=img]', 'Disc', 'tone after the name, the same everywhere']],
  reader: {
    en: ['“砚台有墨, image” – the name of the person', 'nothing when decorative'],
    zh: ['“砚台有墨，图像”——即此人的名字', '作为装饰时不朗读'],
  },
  content: [
    '`name` is the username, not a sentence about the picture.',
    'Without a picture the first character stands in; an emoji counts as one.',
  ],
};
