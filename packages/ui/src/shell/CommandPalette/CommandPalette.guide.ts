import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Everything by name, for who knows where to go.', 'The host owns Ctrl / ⌘ K and says when it is open.'],
  avoid: ['The only way to something: it is a shortcut, not the navigation.'],
  pattern: 'combobox',
  keyboard: [
    ['↑ ↓', 'Moves in the list; past the end it begins again.'],
    ['Enter', 'Closes the palette and does it.'],
    ['Esc', 'Closes the palette and gives the focus back.'],
  ],
  reader: {
    en: ['“Command palette, dialog”', '“Command palette, combobox”', '“2 choices, use the arrow keys”'],
    zh: ['“命令面板，对话框”', '“命令面板，组合框”', '“2 个选项，按上下方向键选择”'],
  },
  content: ['A command begins with its verb: “Create a contest”.', '`words` hold the name in the other language, so that both find it.'],
};
