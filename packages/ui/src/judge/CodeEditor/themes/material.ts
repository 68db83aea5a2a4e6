import type { EditorPalette } from '../palette';

export const material: EditorPalette = {
  dark: true,
  background: '#263238',
  currentLine: '#2c3a41',
  selection: '#3f4f58',
  lineNumber: '#95a5ad',
  text: '#eeffff',
  comment: '#95a5ad',
  keyword: '#c792ea',
  string: '#c3e88d',
  number: '#f78c6c',
  type: '#ffcb6b',
  directive: '#89ddff',
  delimiter: '#89ddff',
};
