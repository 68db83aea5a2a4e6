import type { EditorPalette } from '../palette';

export const solarizedLight: EditorPalette = {
  dark: false,
  background: '#fdf6e3',
  currentLine: '#f5eedb',
  selection: '#e4dcc3',
  lineNumber: '#626c6c',
  text: '#43585f',
  comment: '#626c6c',
  keyword: '#627100',
  string: '#1f7770',
  number: '#c03176',
  type: '#866500',
  directive: '#b94414',
  delimiter: '#43585f',
};
