import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Settings of one thing, an explanation with a link, a small form.'],
  avoid: ['Words alone: `Tooltip`.', 'Commands: `Menu`.', 'Something that must be answered: `Dialog`.'],
  pattern: 'dialog-modal',
  anatomy: [['button', 'Trigger']],
  keyboard: [
    ['Enter or Space', 'On the trigger: opens it, first control focused.'],
    ['Tab', 'Moves through it.'],
    ['Esc', 'Closes it and gives the focus back.'],
  ],
  reader: {
    en: ['“Editor settings, dialog”'],
    zh: ['“编辑器设置，对话框”'],
  },
  content: ['`label` names the panel as its trigger does.'],
};
