import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: [
    'A group of things that belong together, on paper with a hairline.',
    '`padding="none"` for a table or a list that reaches the edges.',
  ],
  avoid: ['Cards in cards.', 'A thing that can be pressed as a whole: `DiscussionCard` and `ContestCard` show how.'],
  anatomy: [
    ['section', 'Paper'],
    ['header', 'Head'],
    ['header h2', 'Title', 'level 2 to 4'],
    ['header p', 'Description'],
  ],
  reader: {
    en: ['“Live status, region” when the title is plain text', '“Live status, heading level 2”'],
    zh: ['标题为纯文本时：“实时评测，区域”', '“实时评测，标题，2 级”'],
  },
  content: ['The title names what is in it; no full stop.'],
};
