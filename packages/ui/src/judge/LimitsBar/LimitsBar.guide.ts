import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['How much of a limit a program used; past it the bar is full and hatched.'],
  avoid: ['Progress of something: `Progress`.'],
  pattern: 'meter',
  anatomy: [
    ['[role=meter]', 'Meter'],
    ['b', 'Used and limit'],
    ['i', 'Bar'],
  ],
  reader: {
    en: ['“Time, meter, Time: 318 ms of 2000 ms”'],
    zh: ['“用时，进度，用时：318 ms，上限 2000 ms”'],
  },
};
