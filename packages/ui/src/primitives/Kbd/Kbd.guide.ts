import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A key in a text, a button, a hint: `<Kbd>⌘ K</Kbd>`.'],
  avoid: ['Code: that is `<code>`.', 'A list of shortcuts: `ShortcutsSheet`.'],
  reader: {
    en: ['the text of the key'],
    zh: ['朗读按键文字'],
  },
  content: ['⌘ on Apple, Ctrl elsewhere; `KeyCaps` chooses.'],
};
