import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Something about the page or a part of it that stays true: the contest is over, the judge is down, the draft is not saved.'],
  avoid: [
    'The outcome of an action: `useToast`.',
    'A field that is wrong: its `error`.',
    'Content that could not be loaded: `ErrorState`.',
  ],
  pattern: 'alert',
  anatomy: [
    ['svg', 'Icon', 'says the tone aloud'],
    ['strong', 'Title'],
    ['strong + div', 'Text'],
    ['button', 'Buttons'],
  ],
  keyboard: [['Tab', 'Through its buttons.']],
  reader: {
    en: ['“Warning, image. The judge is being updated”'],
    zh: ['“警告，图像。评测机正在升级”'],
  },
  content: ['One sentence first: what is the case. Then what the reader can do about it.'],
};
