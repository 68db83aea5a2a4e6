/** Names of the colour themes of the editor. */
export const editorThemes = ['monokai', 'solarized', 'material', 'idea', 'eclipse', 'base16_dark', 'cobalt', 'dracula'] as const;
export type EditorTheme = (typeof editorThemes)[number];

/** In px. */
export const editorFontSizes = [12, 14, 16, 18, 20] as const;
/** In columns. */
export const editorTabSizes = [2, 4, 8] as const;

/** How a person likes the editor; what `EditorToolbar` changes and `CodeEditor` obeys. */
export interface EditorSettings {
  /** Colour theme. */
  themeName: EditorTheme;
  /** 12 to 20 px. */
  fontSize: number;
  /** 2, 4 or 8 columns. */
  tabSize: number;
}

/** What an editor has before anybody chose. */
export const defaultEditorSettings: EditorSettings = { themeName: 'solarized', fontSize: 14, tabSize: 4 };
