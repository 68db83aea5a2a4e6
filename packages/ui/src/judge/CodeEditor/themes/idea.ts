import type { EditorPalette } from '../palette';

export const idea: EditorPalette = {
  dark: false,
  background: '#ffffff',
  currentLine: '#fffae3',
  selection: '#b9d8fb',
  lineNumber: '#717171',
  text: '#000000',
  comment: '#717171',
  keyword: '#000080',
  string: '#008000',
  number: '#0000ff',
  type: '#20607a',
  directive: '#747400',
  delimiter: '#000000',
};
