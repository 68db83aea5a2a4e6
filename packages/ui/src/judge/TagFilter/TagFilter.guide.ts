import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Narrowing a list by topics: several at once, by classification.'],
  avoid: ['Giving tags to a thing: `TagsInput`.'],
  pattern: 'button',
  anatomy: [
    ['input', 'Find a tag'],
    ['[aria-expanded]', 'Classification'],
    ['[aria-pressed]', 'Tag'],
  ],
  keyboard: [
    ['Tab', 'From the search through “All”, the headings and the tags.'],
    ['Enter or Space', 'On a tag: on or off. On a heading: folds it.'],
  ],
  reader: {
    en: ['“dp, toggle button, pressed”', '“2 tags chosen”'],
    zh: ['“dp，切换按钮，已按下”', '“已选 2 个标签”'],
  },
  content: ['Tags keep the wording of the site; both languages may stand in one: “data structures 数据结构”.'],
};
