import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A contest in a list; its edge tells whether it is to come, on, or over.'],
  avoid: ['The head of the contest itself: `ContestHeader`.'],
  anatomy: [
    ['article', 'Card'],
    ['h2, h3, h4', 'Title'],
    ['time', 'Begins'],
    ['[role=timer]', 'Countdown'],
  ],
  keyboard: [
    ['Tab', 'To the title, then to what you gave: kind, actions.'],
    ['Enter', 'Follows it.'],
  ],
  reader: {
    en: ['“Autumn Invitational, article”', '“Starts Sat, Oct 17, 2026, 13:00. Lasts 5 hours”', '“Running”'],
    zh: ['“Autumn Invitational，文章”', '“开始 2026年10月17日周六 13:00，时长 5小时”', '“进行中”'],
  },
  content: [
    'A pause takes the place of “Running”; the clock says when the contest resumes.',
    '“Protected” is explained on hover; say it on the page of the contest too.',
  ],
};
