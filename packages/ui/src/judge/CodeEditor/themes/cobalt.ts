import type { EditorPalette } from '../palette';

export const cobalt: EditorPalette = {
  dark: true,
  background: '#002240',
  currentLine: '#00305a',
  selection: '#1d4f8a',
  lineNumber: '#d0d0d0',
  text: '#ffffff',
  comment: '#299bff',
  keyword: '#ff9d00',
  string: '#3ad900',
  number: '#ff80e1',
  type: '#80ffbb',
  directive: '#ffee80',
  delimiter: '#ffffff',
};
