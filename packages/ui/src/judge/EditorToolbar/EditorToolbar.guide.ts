import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['What stands over a `CodeEditor`: language, settings, reset, upload, run, submit.'],
  avoid: ['Doing any of it: each wish goes to the host.'],
  anatomy: [
    ['[aria-label]', 'Bar'],
    ['select', 'Language'],
    ['small', 'Draft'],
    ['button[data-tone=primary]', 'Submit'],
  ],
  keyboard: [
    ['Tab', 'From control to control.'],
    ['Enter or Space', 'Presses it.'],
  ],
  reader: {
    en: ['“Editor toolbar”', '“Language, combobox, C++ 20”', '“Submit, button”'],
    zh: ['“编辑器工具栏”', '“语言，组合框，C++ 20”', '“提交，按钮”'],
  },
  content: ['`submitBlocked` says why, in a sentence: “The contest has ended”.'],
};
