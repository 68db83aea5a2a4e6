import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Lists of known length, and long ones that do not count themselves (`unknownTotal`).', '`hrefOf` when pages have addresses.'],
  avoid: ['Comments: “Load more” keeps what was read.'],
  anatomyStory: 'Middle',
  anatomy: [
    ['nav', 'Pager'],
    ['nav > span', 'Count'],
    ['[aria-current=page]', 'This page'],
    ['select', 'Rows per page'],
  ],
  keyboard: [
    ['Tab', 'From page to page.'],
    ['Enter', 'Goes there.'],
  ],
  reader: {
    en: ['“Pages, navigation”', '“Page 6, button, current page”', '“Next page, button”'],
    zh: ['“分页，导航”', '“第 6 页，按钮，当前页”', '“下一页，按钮”'],
  },
};
