import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A control of your own that needs label, hint and error like all others.'],
  avoid: ['Around the controls of the library: they bring it along.'],
  anatomy: [
    ['label', 'Label', 'a star when required'],
    ['[id$="-note"]', 'Note', 'hint, or error in its place'],
  ],
  reader: {
    en: ['the control: “Handle, edit text, invalid entry, 3 to 20 characters”', 'an error is read when it appears'],
    zh: ['控件：“用户名，编辑文本，无效，3 到 20 个字符”', '出现错误时会朗读'],
  },
  content: [
    'The hint says what fits, the error how to mend it: “3 to 20 characters”.',
    'Labels are names, not instructions: “Password”, not “Enter your password”.',
  ],
};
