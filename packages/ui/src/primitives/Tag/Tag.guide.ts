import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['State, kind or topic in a word.', '`color` for a colour that a person chose: a swatch, the text keeps its ink.'],
  avoid: ['A verdict: `VerdictSeal`.', 'Something to press: a button or link with `tagStyle`.'],
  anatomyStory: 'Removable',
  anatomy: [
    ['[data-tone]', 'Tag'],
    ['button', 'Remove', 'with `onRemove`'],
  ],
  reader: {
    en: ['its text; “Remove, button” when it can be taken away'],
    zh: ['朗读文字；可移除时有“移除，按钮”'],
  },
  content: ['One or two words, no punctuation.', '`running` and `dot` are kept for what goes on now.'],
};
