import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The time to the start or to the end of a contest, by the clock of the server.'],
  avoid: ['A button that rests: `useCountdown`.', 'Time that has gone by: `RelativeTime`.'],
  anatomy: [['[role=timer]', 'Timer']],
  reader: {
    en: ['“47 minutes remaining, timer” – the seconds are not read out'],
    zh: ['“剩余 47 分钟，计时器”——不会逐秒朗读'],
  },
  content: ['It says itself to what it counts; more than a day away it says days and hours, and in a pause when the contest resumes.'],
};
