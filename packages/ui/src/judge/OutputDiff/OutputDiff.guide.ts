import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['What a program printed beside what it should have, from the first difference on; blanks are made visible.'],
  avoid: ['Code: the comparison knows characters, not lines of a program.'],
  anatomy: [
    ['[data-side=actual]', 'Your output'],
    ['[data-side=expected]', 'Expected'],
    ['[data-part=bar]', 'Bar'],
    ['mark', 'First difference'],
  ],
  keyboard: [['Tab', 'Through the copy buttons and the outputs that scroll.']],
  reader: {
    en: ['“Your output, differs from line 1, column 2”', '“Copy Expected, button”'],
    zh: ['“你的输出，第 1 行第 2 列起不同”', '“复制 期望输出，按钮”'],
  },
};
