import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: [
    'Something happens: submit, run, delete, open.',
    'One `primary` on a screen: what most people came to do.',
    '`pending` while a promise is open: it keeps its width and cannot be pressed twice.',
  ],
  avoid: [
    'Going somewhere: that is a link; dress it with `buttonStyle` if it must look like this.',
    'A choice that is on or off: `Switch` or `Checkbox`.',
  ],
  pattern: 'button',
  anatomy: [['button', 'Button']],
  keyboard: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter or Space', 'Presses it.'],
  ],
  reader: {
    en: ['“Submit, button”', 'pending: “Submit, button, busy, unavailable”'],
    zh: ['“提交，按钮”', '等待中：“提交，按钮，忙碌，不可用”'],
  },
  content: [
    'A verb, and what it is done to: “Run samples”, not “OK”.',
    '`danger` names what is lost: “Delete the problem”.',
    'Chinese in two to four characters: 提交、运行样例、删除题目.',
  ],
};
