import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Something happened that the reader did not wait for: saved, sent, a verdict arrived.', 'One `action` that takes it back.'],
  avoid: ['Errors of a field, or of a page: they stay where they belong.', 'What must not be missed: a message goes away.'],
  pattern: 'alert',
  keyboard: [
    ['F8', 'Moves the focus to the messages.'],
    ['Tab', 'Through their buttons.'],
    ['Esc', 'Dismisses the focused one.'],
  ],
  reader: {
    en: ['“Notification: Problem D accepted” – errors at once, the others in a pause', '“Dismiss, button”'],
    zh: ['“通知：D 题通过”——错误立即朗读，其余在停顿时朗读', '“关闭，按钮”'],
  },
  content: ['Past tense, four words: “Draft saved”.', '`action.hint` says how else to do it, for who cannot reach the button in time.'],
};
