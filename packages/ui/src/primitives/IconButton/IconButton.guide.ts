import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A well-known action in a narrow place: copy, close, more.'],
  avoid: ['An action that needs a word to be understood: `Button`.', 'The most important thing on a screen.'],
  pattern: 'button',
  anatomy: [['button', 'Button', 'a square']],
  keyboard: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter or Space', 'Presses it.'],
  ],
  reader: {
    en: ['“Delete this message, button”'],
    zh: ['“删除这条消息，按钮”'],
  },
  content: ['`label` is required: spoken, and shown on hover. A verb and its object.'],
};
