import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The foot of every page: the site, its links, language and theme.'],
  avoid: ['Actions of a page.'],
  anatomy: [
    ['footer', 'Foot'],
    ['nav', 'Links'],
    ['footer > div:last-child', 'Note'],
  ],
  reader: {
    en: ['“content information”', '“Site, navigation”'],
    zh: ['“内容信息”', '“站点链接，导航”'],
  },
  content: ['The note is one line: licence, version, time of the server.'],
};
