import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Yes or no in a form that is sent.', 'One of several that may be chosen together.'],
  avoid: ['Something that takes effect at once: `Switch`.', 'One of few: `RadioGroup`.'],
  pattern: 'checkbox',
  anatomy: [
    ['input', 'Box'],
    ['label > span', 'Label and hint'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the box.'],
    ['Space', 'Ticks it or takes the tick away.'],
  ],
  reader: {
    en: ['“I have read the rules, checkbox, not checked”', 'indeterminate: “All problems, checkbox, mixed”'],
    zh: ['“我已阅读规则，复选框，未选中”', '部分选中：“全部题目，复选框，混合”'],
  },
  content: ['Say what a tick means: “Show tags”, never “Do not show tags”.'],
};
