import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Views with addresses of their own: the pages of a contest, of a user.'],
  avoid: ['Views in one place without an address: `Tabs`.'],
  pattern: 'link',
  anatomy: [
    ['nav', 'Row'],
    ['[aria-current=page]', 'Current link'],
  ],
  keyboard: [
    ['Tab', 'From link to link.'],
    ['Enter', 'Follows it.'],
  ],
  reader: {
    en: ['“Contest, navigation”', '“Scoreboard, link, current page”'],
    zh: ['“比赛，导航”', '“榜单，链接，当前页”'],
  },
  content: ['One or two words each; a count may stand after them.'],
};
