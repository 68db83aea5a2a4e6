import type { EditorPalette } from '../palette';

export const base16Dark: EditorPalette = {
  dark: true,
  background: '#151515',
  currentLine: '#202020',
  selection: '#3a3a3a',
  lineNumber: '#8a8a8a',
  text: '#e0e0e0',
  comment: '#ab8068',
  keyword: '#c27273',
  string: '#f4bf75',
  number: '#ac78a1',
  type: '#6a9fb5',
  directive: '#90a959',
  delimiter: '#e0e0e0',
};
