import type { EditorPalette } from '../palette';

export const dracula: EditorPalette = {
  dark: true,
  background: '#282a36',
  currentLine: '#313442',
  selection: '#44475a',
  lineNumber: '#8ca3a1',
  text: '#f8f8f2',
  comment: '#939ec0',
  keyword: '#ff79c6',
  string: '#f1fa8c',
  number: '#bd93f9',
  type: '#8be9fd',
  directive: '#50fa7b',
  delimiter: '#f8f8f2',
};
