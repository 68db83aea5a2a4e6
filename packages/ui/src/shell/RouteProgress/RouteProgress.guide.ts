import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Once at the top of an app: the next page is on its way.'],
  avoid: ['Loading inside a page: `Skeleton`, `pending`.'],
  reader: {
    en: ['“Loading page”, politely, when it shows'],
    zh: ['出现时礼貌地朗读：“页面加载中”'],
  },
};
