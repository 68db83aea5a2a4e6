import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Two things that are used together: statement and editor.', '`storageKey` remembers how each reader likes it.'],
  avoid: ['Phones: show one at a time, as the problem page does.'],
  pattern: 'windowsplitter',
  anatomyStory: 'CollapsibleSecond',
  anatomy: [
    ['[role=separator]', 'Divider'],
    ['button', 'Fold'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the divider.'],
    ['← → or ↑ ↓', 'Moves it.'],
    ['Home or End', 'As far as it goes.'],
    ['Enter', 'On a collapsible one: folds the second pane away or back.'],
  ],
  reader: {
    en: ['“Drag to resize, double click to reset, splitter”'],
    zh: ['“拖动调整宽度，双击复位，分隔条”'],
  },
};
