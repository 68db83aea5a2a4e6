import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Bar, foot or drawer: both languages always visible, each in its own words.'],
  avoid: ['A menu behind an icon: who cannot read the page cannot find it.'],
  pattern: 'button',
  anatomy: [
    ['fieldset', 'Group'],
    ['[aria-pressed=true]', 'Language in use'],
  ],
  keyboard: [
    ['Tab', 'From one language to the other.'],
    ['Enter or Space', 'Chooses it.'],
  ],
  reader: {
    en: ['“Language, group”', '“EN, toggle button, pressed”'],
    zh: ['“语言，分组”', '“中文，切换按钮，已按下”'],
  },
};
