import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The bar of every page. Its parts are slots: links of your router, your account menu.'],
  avoid: ['Navigation inside a page: `TabLinks`.'],
  anatomy: [
    ['header', 'Bar'],
    ['header > a[href^="#"]', 'Skip link', 'visible on focus'],
    ['nav', 'Links'],
    ['[aria-current=page]', 'Current page'],
    ['header > div:last-child', 'End'],
  ],
  keyboard: [
    ['Tab', 'First to “Skip to content”, then through the bar.'],
    ['Enter', 'Follows the link; on a phone the menu button opens the drawer.'],
    ['Esc', 'Closes the drawer and gives the focus back.'],
  ],
  reader: {
    en: ['“Skip to content, link”', '“Main, navigation”', 'phone: “Open menu, button, dialog pop-up, collapsed”'],
    zh: ['“跳到正文，链接”', '“主导航，导航”', '手机：“打开菜单，按钮，弹出对话框，已折叠”'],
  },
  content: ['One word each, six or seven links.'],
};
