import type { EditorPalette } from '../palette';

export const solarizedDark: EditorPalette = {
  dark: true,
  background: '#002b36',
  currentLine: '#073642',
  selection: '#144955',
  lineNumber: '#8f9ea3',
  text: '#b6c2c2',
  comment: '#8f9ea3',
  keyword: '#91a319',
  string: '#3faaa2',
  number: '#e278ab',
  type: '#bc9519',
  directive: '#dc8561',
  delimiter: '#b6c2c2',
};
