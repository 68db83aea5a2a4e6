import { fetchedOnce } from '../../hooks/fetchedOnce';

/** Of nearly every formula. */
const FONTS = ['16px KaTeX_Main', 'italic 16px KaTeX_Math'];
/** On a slow network text comes before its fonts. */
const MOST_WAIT_MS = 300;

/** How formulas look. */
export const formulaDress = fetchedOnce(async () => {
  const dress = await import('./mathsDress');
  const fonts = Promise.all(FONTS.map(font => document.fonts.load(font))).catch(() => undefined);
  await Promise.race([fonts, new Promise(resolve => setTimeout(resolve, MOST_WAIT_MS))]);
  return dress;
});
