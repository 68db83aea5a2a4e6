import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A task in a fixed order: import of a package, making of a contest.'],
  avoid: [
    'Views that can be opened in any order: `Tabs`.',
    'How much of one thing is done: `Progress`.',
    'The place of a page: `Breadcrumb`.',
  ],
  anatomy: [
    ['[data-state=done]', 'Done', 'a button, if it leads back'],
    ['[data-state=current]', 'Under way'],
    ['[data-state=ahead]', 'Ahead'],
  ],
  keyboard: [
    ['Tab', 'Through the steps that are done.'],
    ['Enter or Space', 'Goes back to it.'],
  ],
  reader: {
    en: ['“Steps, list with 3 items”', '“Upload, done, button”', '“Check, current step”'],
    zh: ['“步骤，列表，3 项”', '“上传，已完成，按钮”', '“核对，当前步骤”'],
  },
  content: ['Two to five steps; a verb or a noun each.'],
};
