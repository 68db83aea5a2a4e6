import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['One sample of a problem, with a copy button for each side.'],
  avoid: ['Long files: offer a download.'],
  anatomy: [
    ['h3', 'Heading'],
    ['[data-part=bar]', 'Bar'],
    ['pre', 'Text'],
  ],
  keyboard: [
    ['Tab', 'From copy to copy.'],
    ['Enter or Space', 'Copies.'],
  ],
  reader: {
    en: ['“Sample 1, heading level 3”', '“Copy Input, button”'],
    zh: ['“样例 1，标题，3 级”', '“复制 输入，按钮”'],
  },
};
