/** What a reader takes for one character each: an emoji of several code points is one. Firefox before 125 cannot tell, and gets code points. */
export function graphemesOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}
