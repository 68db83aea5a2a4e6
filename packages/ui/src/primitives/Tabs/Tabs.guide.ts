import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Several views of one thing in one place, of which one is looked at: description, my submissions, comments.'],
  avoid: ['Views with an address: `TabLinks`.', 'Steps of a task.'],
  pattern: 'tabs',
  anatomy: [
    ['[role=tablist]', 'Row'],
    ['[role=tab]', 'Tab'],
    ['[role=tabpanel]', 'Panel'],
  ],
  keyboard: [
    ['Tab', 'To the open tab, then into its panel.'],
    ['← →', 'Opens the tab before or after; past the end it begins again.'],
    ['Home or End', 'Opens the first or the last.'],
  ],
  reader: {
    en: ['“Description, tab, selected, 1 of 3”', '“Description, tab panel”'],
    zh: ['“题目描述，选项卡，已选中，第 1 项，共 3 项”', '“题目描述，选项卡面板”'],
  },
  content: ['One or two words. `count` is how many there are behind it; 0 is worth saying.'],
};
