import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The head of every page: its one `<h1>`, and what can be done on the page.'],
  avoid: ['Heads of cards or sections.'],
  anatomyStory: 'Contest',
  anatomy: [
    ['header h1', 'Title'],
    ['header h1 small', 'Subtitle'],
    ['header > div', 'Row'],
  ],
  reader: {
    en: ['“Problems, heading level 1”'],
    zh: ['“题库，标题，1 级”'],
  },
  content: ['The title is the name in the navigation.', 'The second language, a number or a year is the subtitle.'],
};
