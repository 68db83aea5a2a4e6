import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The name of an icon, the full form of a short one.'],
  avoid: ['Anything that must be read: a finger cannot hover.', 'Controls: `Popover`.'],
  pattern: 'tooltip',
  anatomy: [['button', 'Element']],
  keyboard: [
    ['Tab', 'Focusing the element shows it at once.'],
    ['Esc', 'Hides it.'],
  ],
  reader: {
    en: ['“Copy, button, Copies the whole code”'],
    zh: ['“复制，按钮，复制全部代码”'],
  },
  content: ['A few words without a full stop.'],
};
