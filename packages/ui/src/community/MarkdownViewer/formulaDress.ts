import { fetchedOnce } from '../../hooks/fetchedOnce';

/** Fonts that nearly every formula needs. */
const FONTS = ['16px KaTeX_Main', 'italic 16px KaTeX_Math'];
/** The longest time that formulas wait for their fonts; after that they are shown without. */
const MOST_WAIT_MS = 300;

/** Loads the styles and the fonts of formulas. */
export const formulaDress = fetchedOnce(async () => {
  const dress = await import('./mathsDress');
  const fonts = Promise.all(FONTS.map(font => document.fonts.load(font))).catch(() => undefined);
  await Promise.race([fonts, new Promise(resolve => setTimeout(resolve, MOST_WAIT_MS))]);
  return dress;
});
