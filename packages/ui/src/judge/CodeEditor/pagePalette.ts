import type { EditorPalette } from './palette';
import { solarizedLight } from './themes/solarizedLight';

/** Which token of the page each ink is; as in highlighted code elsewhere. */
const tokens = {
  background: '--oj-surface',
  currentLine: '--oj-hover',
  selection: '--oj-accent-soft',
  lineNumber: '--oj-text3',
  text: '--oj-text',
  comment: '--oj-text3',
  keyword: '--oj-accent',
  string: '--oj-tle-fg',
  number: '--oj-wa-fg',
  type: '--oj-ac-fg',
  directive: '--oj-accent',
  delimiter: '--oj-text2',
} as const satisfies Record<keyof Omit<EditorPalette, 'dark'>, string>;

/** The colours of the page as they are now. Monaco wants `#rrggbb`, the page may say them in any way that CSS knows. */
export function pagePalette(): EditorPalette {
  const page = getComputedStyle(document.documentElement);
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const inHex = (color: string) => {
    if (!pen) return color;
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
  };
  const inks = Object.entries(tokens).flatMap(([ink, token]) => {
    const color = page.getPropertyValue(token).trim();
    return color && CSS.supports('color', color) ? [[ink, inHex(color)] as const] : [];
  });
  return { ...solarizedLight, ...Object.fromEntries(inks), dark: page.colorScheme === 'dark' };
}
