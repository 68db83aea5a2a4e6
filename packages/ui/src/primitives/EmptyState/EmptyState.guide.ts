import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A list or a page that has nothing to show.', 'With the action that would fill it.'],
  avoid: ['Something that failed: `ErrorState`.', 'Something on its way: `Skeleton`.'],
  anatomy: [
    ['svg', 'Picture', 'silent'],
    ['p', 'Title'],
    ['p + div', 'What to do'],
  ],
  reader: {
    en: ['“No problem matches”, then the hint, then the action'],
    zh: ['“没有符合条件的题目”，然后是提示和操作'],
  },
  content: [
    'The title says what is not there, the text how it could be: “No team matches. Try other words, or switch the filters off.”',
    '`mountains` nothing yet, `boat` nothing found, `scroll` nothing written.',
  ],
};
