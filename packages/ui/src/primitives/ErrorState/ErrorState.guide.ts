import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Something could not be loaded or done, in the place where it would stand.', 'With `requestId` when the server gave one.'],
  avoid: ['A field that is wrong: `error` of the field.', 'An action that failed while the page is fine: `useToast`.'],
  pattern: 'alert',
  anatomy: [
    ['[role=alert]', 'Alert'],
    ['p', 'What failed'],
    ['button', 'Try again'],
    ['code', 'Request id', 'can be copied'],
  ],
  keyboard: [
    ['Tab', 'To “Try again”, then to the copy button.'],
    ['Enter or Space', 'Presses it; it waits while the promise is open.'],
  ],
  reader: {
    en: ['at once: “Could not load the submissions. The server is busy.”', '“Try again, button”'],
    zh: ['立即朗读：“提交记录没有加载成功。服务器繁忙。”', '“重试，按钮”'],
  },
  content: ['What failed, why if it is known, what is safe: “Your code is kept.”', 'Never blame, never only a number.'],
};
