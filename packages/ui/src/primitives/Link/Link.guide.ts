import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: [
    'Going somewhere. With a router: `styled(RouterLink)(linkStyle)`.',
    '`inline` in running text: underlined, so that colour is not all that tells.',
  ],
  avoid: ['Something happens on this page: `Button`.'],
  pattern: 'link',
  anatomy: [['a', 'Link']],
  keyboard: [['Enter', 'Follows it.']],
  reader: {
    en: ['“Rules, link”', 'external: “Rules (opens in a new tab), link”'],
    zh: ['“规则，链接”', '外部链接：“规则（在新标签页打开），链接”'],
  },
  content: ['The words say where it leads, out of their sentence too: never “here”.'],
};
