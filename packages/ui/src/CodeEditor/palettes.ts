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

/** A palette by name; `solarized` is a pair and follows the page into the dark. */
export const palettes = {
  monokai,
  solarized: solarizedLight,
  'solarized-night': solarizedDark,
  material,
  idea,
  eclipse,
  base16_dark: base16Dark,
  cobalt,
  dracula,
} satisfies Record<string, EditorPalette>;
