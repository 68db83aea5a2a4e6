import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['One of two to seven, all worth seeing.', '`segmented` for a view that changes at once.'],
  avoid: ['More than seven: `Select`, `Combobox`.', 'On or off: `Switch`.'],
  pattern: 'radio',
  anatomy: [
    ['[role=radiogroup]', 'Group'],
    ['input', 'Radio'],
    ['label span', 'Label and hint'],
  ],
  keyboard: [
    ['Tab', 'Into the group, to the chosen one, and out of it.'],
    ['↑ ↓ ← →', 'Moves the choice.'],
    ['Space', 'Chooses the focused one.'],
  ],
  reader: {
    en: ['“Contest type, radio group”', '“ACM, radio button, checked, 1 of 2”'],
    zh: ['“赛制，单选按钮组”', '“ACM，单选按钮，已选中，第 1 项，共 2 项”'],
  },
  content: ['Choices in the same form: all nouns or all sentences.'],
};
