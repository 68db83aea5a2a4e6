import type { editor } from 'monaco-editor/editor';
import type { EditorPalette } from './palette';

const tokens: readonly (readonly [token: string, ink: keyof EditorPalette])[] = [
  ['', 'text'],
  ['identifier', 'text'],
  ['comment', 'comment'],
  ['keyword', 'keyword'],
  ...['auto', 'bool', 'char', 'double', 'float', 'int', 'long', 'short', 'signed', 'size_t', 'unsigned', 'void', 'byte', 'boolean'].map(
    name => [`keyword.${name}`, 'type'] as const,
  ),
  ['keyword.directive', 'directive'],
  ['annotation', 'directive'],
  ['tag', 'directive'],
  ['string', 'string'],
  ['regexp', 'string'],
  ['number', 'number'],
  ['constant', 'number'],
  ['type', 'type'],
  ['predefined', 'type'],
  ['delimiter', 'delimiter'],
  ['operator', 'delimiter'],
];

/** A palette as Monaco wants it. */
export function monacoThemeOf(palette: EditorPalette): editor.IStandaloneThemeData {
  const { dark, background, currentLine, selection, lineNumber, text, comment, delimiter } = palette;
  return {
    base: dark ? 'vs-dark' : 'vs',
    inherit: true,
    rules: tokens.map(([token, ink]) => ({
      token,
      foreground: String(palette[ink]).slice(1),
      ...(ink === 'comment' && { fontStyle: 'italic' }),
    })),
    colors: {
      'editor.background': background,
      'editor.foreground': text,
      'editor.lineHighlightBackground': currentLine,
      'editor.lineHighlightBorder': '#00000000',
      'editor.selectionBackground': selection,
      'editor.inactiveSelectionBackground': `${selection}aa`,
      'editorCursor.foreground': text,
      'editorLineNumber.foreground': lineNumber,
      'editorLineNumber.activeForeground': text,
      'editorIndentGuide.background1': selection,
      'editorIndentGuide.activeBackground1': comment,
      'editorBracketMatch.background': selection,
      'editorBracketMatch.border': comment,
      'editorGutter.background': background,
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map(depth => [`editorBracketHighlight.foreground${depth}`, delimiter])),
      'scrollbar.shadow': '#00000000',
    },
  };
}
