import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The desk of those who bring balloons in the hall of a contest.'],
  avoid: ['Showing which problems are solved: `Scoreboard`.'],
  anatomy: [
    ['li > [role=img]', 'Letter', 'on the colour of its problem, to be read from two metres'],
    ['[role=switch]', 'Delivered'],
    ['li button', 'Take or give back'],
    ['section', 'Changes', 'what has moved since a balloon was taken or delivered'],
  ],
  keyboard: [
    ['Tab', 'Through the buttons and switches of the rows.'],
    ['Enter or Space', 'Takes, gives back, marks as delivered, settles a change; then the next row has the focus.'],
  ],
  reader: {
    en: [
      '“Balloon of problem A, image”',
      '“Take Balloon of problem A, button”',
      '“The balloon of inkling for problem A is delivered, switch, off”',
    ],
    zh: ['“A 题的气球，图像”', '“认领A 题的气球，按钮”', '“inkling 的 A 题气球已送达，开关，关”'],
  },
  content: ['Participants by the name that stands at their seat.'],
};
