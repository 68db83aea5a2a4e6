import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: [
    'Editing one file of code, by Monaco; on touch phones by a plain text box with the same props.',
    '`onSubmit` and `onRunSamples` for the keys that people expect.',
  ],
  avoid: ['Reading code: `CodeView`.', 'Text with formatting: `MarkdownEditor`.'],
  keyboard: [
    ['Tab or Shift+Tab', 'Indents or takes it back.'],
    ['Ctrl+M', 'Lets Tab leave the editor; again, and it indents.'],
    ['Ctrl+Enter or ⌘+Enter', 'Hands in: `onSubmit`.'],
    ["Ctrl+' or ⌘+'", 'Runs the samples: `onRunSamples`.'],
    ['F1', 'Opens the list of all commands of the editor.'],
  ],
  reader: {
    en: ['“Code editor. Press Ctrl+M to let Tab leave it, edit text, multi-line”'],
    zh: ['“代码编辑器。按 Ctrl+M 后，Tab 键可移出编辑器，编辑文本，多行”'],
  },
  content: ['Give `aria-label` when two editors stand on a page.'],
};
