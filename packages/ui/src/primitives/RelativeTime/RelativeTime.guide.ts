import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['How long ago something was. The moment itself shows on hover and on focus.'],
  avoid: ['Times to plan by: write the date and the zone.'],
  anatomy: [['time', 'Time']],
  keyboard: [['Tab', 'Shows the moment.']],
  reader: {
    en: ['“1m ago”'],
    zh: ['“1分钟前”'],
  },
  content: ['After thirty days it is a date.'],
};
