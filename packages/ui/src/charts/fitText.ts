import { graphemesOf } from '../format/graphemes';

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\p{Emoji_Presentation}]/u;

/** Width of a grapheme in em, roughly, as a sans face draws it. */
const widthOf = (grapheme: string) => (WIDE.test(grapheme) ? 1 : 0.56);

/** Cuts a text to what fits into `widthPx` at font size `sizePx`, with an ellipsis. SVG text neither wraps nor clips. */
export function fitText(text: string, widthPx: number, sizePx: number): string {
  const graphemes = graphemesOf(text);
  const room = widthPx / sizePx;
  let used = 0;
  let fitting = 0;
  for (const grapheme of graphemes) {
    used += widthOf(grapheme);
    if (used + 0.8 <= room) fitting++;
  }
  return used <= room ? text : `${graphemes.slice(0, fitting).join('')}…`;
}
