import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The facts under the title of a problem, for the chosen language.'],
  avoid: ['Used time and memory: `LimitsBar`.'],
  anatomyStory: 'Widened',
  anatomy: [
    ['dl', 'Facts'],
    ['[data-eased]', 'Widened limit', 'the author’s own on hover'],
  ],
  reader: {
    en: ['“Time 2000 ms, Memory 256 MB”'],
    zh: ['“时间 2000 ms，内存 256 MB”'],
  },
  content: ['Units in every value; no thousands separators in limits.'],
};
