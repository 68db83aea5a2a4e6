import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The head of all pages of a contest: what it is, how far it has come, how busy it was.'],
  avoid: ['Lists: `ContestCard`.'],
  anatomy: [
    ['svg', 'Horizon', 'submissions per minute, up to now'],
    ['h1', 'Title'],
    ['[role=timer]', 'Countdown'],
    ['[role=progressbar]', 'Progress', 'ink until now, hatched from the freeze on'],
    ['nav', 'Tabs'],
  ],
  keyboard: [['Tab', 'Through the tabs.']],
  reader: {
    en: [
      '“Autumn Invitational, heading level 1”',
      '“47 minutes remaining, timer”',
      '“Contest progress, progress bar, 4 hours 13 minutes of 5 hours”',
    ],
    zh: ['“Autumn Invitational，标题，1 级”', '“剩余 47 分钟，计时器”', '“比赛进度，进度条，已进行 4小时 13分钟，共 5小时”'],
  },
};
