import type { EditorPalette } from '../palette';

export const monokai: EditorPalette = {
  dark: true,
  background: '#272822',
  currentLine: '#32332b',
  selection: '#49483e',
  lineNumber: '#9b9c97',
  text: '#f8f8f2',
  comment: '#9e9c8e',
  keyword: '#fb699e',
  string: '#e6db74',
  number: '#b084ff',
  type: '#66d9ef',
  directive: '#a6e22e',
  delimiter: '#f8f8f2',
};
