import type { EditorPalette } from '../palette';

export const eclipse: EditorPalette = {
  dark: false,
  background: '#ffffff',
  currentLine: '#e8f2fe',
  selection: '#d0d8e8',
  lineNumber: '#6c6c6c',
  text: '#000000',
  comment: '#3b7759',
  keyword: '#7f0055',
  string: '#2a00ff',
  number: '#116644',
  type: '#0000c0',
  directive: '#646464',
  delimiter: '#000000',
};
