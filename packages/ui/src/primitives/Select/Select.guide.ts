import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['One of five to fifteen, by the list of the platform: right on phones and for every reader.'],
  avoid: ['More: `Combobox`.', 'Fewer, and worth comparing: `RadioGroup`.', 'Commands: `Menu`.'],
  anatomy: [
    ['label', 'Label'],
    ['select', 'Native list'],
    ['svg', 'Arrow'],
  ],
  keyboard: [
    ['Space or Alt+↓', 'Opens the list.'],
    ['↑ ↓', 'Moves the choice.'],
    ['letters', 'Go to the choice that begins with them.'],
    ['Enter', 'Takes it.'],
  ],
  reader: {
    en: ['“Language, combobox, C++ 20”'],
    zh: ['“语言，组合框，C++ 20”'],
  },
  content: [
    'A value that is none of the choices is shown as what it is, not as the first choice; it is not in the list.',
    '`placeholder` says that nothing is chosen: “All levels”, not “Please select”.',
  ],
};
