import type { EditorTheme } from './editorSettings';
import type { EditorPalette } from './palette';
import { base16Dark } from './themes/base16Dark';
import { cobalt } from './themes/cobalt';
import { dracula } from './themes/dracula';
import { eclipse } from './themes/eclipse';
import { idea } from './themes/idea';
import { material } from './themes/material';
import { monokai } from './themes/monokai';
import { solarizedDark } from './themes/solarizedDark';
import { solarizedLight } from './themes/solarizedLight';

/** Palettes by Monaco's name of the theme (letters, digits, hyphens). */
export const palettes = {
  monokai,
  solarized: solarizedLight,
  'solarized-night': solarizedDark,
  material,
  idea,
  eclipse,
  'base16-dark': base16Dark,
  cobalt,
  dracula,
} satisfies Record<string, EditorPalette>;

/** Monaco's name of a theme; `page` is defined when it is used, solarized is a pair and follows the page into the dark. */
export function monacoThemeName(theme: EditorTheme, darkPage: boolean): string {
  const palette = theme === 'solarized' && darkPage ? 'solarized-night' : theme.replace('_', '-');
  return `oj-${palette}`;
}
