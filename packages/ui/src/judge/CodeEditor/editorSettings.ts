/** Names of the colour themes of the editor. `page` is drawn from the colours of the page, light or dark. */
export const editorThemes = ['page', 'monokai', 'solarized', 'material', 'idea', 'eclipse', 'base16_dark', 'cobalt', 'dracula'] as const;
export type EditorTheme = (typeof editorThemes)[number];

/** Font sizes in px. */
export const editorFontSizes = [12, 14, 16, 18, 20] as const;
/** Widths of a tab, in columns. */
export const editorTabSizes = [2, 4, 8] as const;

/** Keyboard shortcuts of the editor: its usual ones, or those of Vim or Emacs. */
export const editorKeyMaps = ['usual', 'vim', 'emacs'] as const;
export type EditorKeyMap = (typeof editorKeyMaps)[number];

/** How a person likes the editor; what `EditorToolbar` changes and `CodeEditor` obeys. */
export interface EditorSettings {
  /** Colour theme. */
  themeName: EditorTheme;
  /** 12 to 20 px. */
  fontSize: number;
  /** 2, 4 or 8 columns. */
  tabSize: number;
  /** Long lines go on in the next row. */
  wrap: boolean;
  /** The usual keys of editors, or those of Vim or Emacs. */
  keyMap: EditorKeyMap;
}

/** What an editor has before anybody chose. */
export const defaultEditorSettings: EditorSettings = { themeName: 'page', fontSize: 14, tabSize: 4, wrap: false, keyMap: 'usual' };
