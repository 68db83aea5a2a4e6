import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Details that few readers need.', 'Long forms, section by section.'],
  avoid: ['Something that everybody needs: leave it open.', 'Views of one thing side by side: `Tabs`.'],
  pattern: 'disclosure',
  anatomy: [
    ['button', 'Line that can be pressed'],
    ['[id][hidden], button ~ div, div > div[id]', 'Content', 'not in the page while folded'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the line.'],
    ['Enter or Space', 'Unfolds it or folds it away.'],
  ],
  reader: {
    en: ['“Subtask 2, button, collapsed”', '“Subtask 2, button, expanded”'],
    zh: ['“子任务 2，按钮，已折叠”', '“子任务 2，按钮，已展开”'],
  },
  content: ['The title says what is inside, also when it is folded.'],
};
