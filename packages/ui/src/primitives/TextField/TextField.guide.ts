import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['One line of text, a number, a password, a search.'],
  avoid: ['Several lines: `TextArea`.', 'A known list: `Select`, `Combobox`.'],
  anatomyStory: 'SearchBox',
  anatomy: [
    ['label', 'Label'],
    ['input', 'Text'],
    ['[data-end]', 'Prefix or suffix'],
    ['[id$="-note"]', 'Hint or error'],
  ],
  keyboard: [
    ['Tab', 'In; for a password on to “Show password”.'],
    ['Enter', 'Sends the form.'],
  ],
  reader: {
    en: ['“Password, edit text, protected”', '“Show password, button”', 'an error is read when it appears'],
    zh: ['“密码，编辑文本，受保护”', '“显示密码，按钮”', '出现错误时会朗读'],
  },
  content: ['The placeholder is an example, never the label.', 'Errors say how to mend: “The password needs 6 to 20 characters”.'],
};
