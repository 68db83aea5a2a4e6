import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Contests of the next weeks, here and elsewhere, in the time of the reader.'],
  avoid: ['A contest with its rules and its clock: `ContestCard`.', 'What somebody did in a year: `HeatCalendar`.'],
  anatomy: [
    ['[data-part=weekdays]', 'Days of the week', 'not in a narrow column'],
    ['[data-today]', 'Today'],
    ['ul > li', 'Contest', 'on the day on which it begins'],
    ['[data-running]', 'A contest that runs'],
    ['[data-part=goes-on]', 'It goes on', 'for eyes only'],
  ],
  keyboard: [
    ['Tab', 'From title to title, in the order of the days.'],
    ['Enter', 'Follows it.'],
  ],
  reader: {
    en: ['“Contests of the next weeks, list”', '“Sat, Oct 17”', '“19:00, Round 1000, link”'],
    zh: ['“近期比赛，列表”', '“10月17日周六”', '“19:00，Round 1000，链接”'],
  },
  content: ['Sources as their own short names: “CF”, “AC”. Contests of your own site need none.'],
};
