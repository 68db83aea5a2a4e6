import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['How submissions ended: a ring of pigments, each with its own hatch, beside its list.'],
  avoid: ['More than one series; change over time.'],
  pattern: 'listbox',
  anatomy: [
    ['svg', 'Ring', 'silent'],
    ['[role=listbox]', 'Results'],
    ['[role=option]', 'Result'],
    ['button', 'As a table'],
  ],
  keyboard: [
    ['Tab', 'To the button, then to one result, then out.'],
    ['↑ ↓ ← →', 'From result to result.'],
    ['Home or End', 'The first, the last.'],
  ],
  reader: {
    en: ['“Accepted: 183, 86.3%, option”'],
    zh: ['“通过：183 次，86.3%，选项”'],
  },
};
