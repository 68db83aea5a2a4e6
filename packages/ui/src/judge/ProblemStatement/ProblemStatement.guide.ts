import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A whole statement, set like an exam paper. It prints without buttons.'],
  avoid: ['Other long texts: `MarkdownViewer`.'],
  anatomy: [
    ['[data-part=tags]', 'Tags'],
    ['h1', 'Title'],
    ['dl', 'Limits'],
    ['[data-part=links]', 'Links'],
    ['section h2', 'Section'],
  ],
  keyboard: [['Tab', 'Through links, copy buttons and what scrolls.']],
  reader: {
    en: ['“P1042 Lantern Riddles, heading level 1”', '“Input, heading level 2”'],
    zh: ['“P1042 灯谜，标题，1 级”', '“输入格式，标题，2 级”'],
  },
  content: ['Sections without text are left out; do not write “None”.'],
};
