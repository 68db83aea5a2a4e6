import { graphemesOf } from '../../format/graphemes';

const tones = 6;

/** A steady number 0…5 for a name, so that a person keeps one tone everywhere. */
export function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % tones;
}

/** First letter or character of a name, upper case; a whole emoji counts as one. */
export function initialOf(name: string): string {
  return graphemesOf(name.trim())[0]?.toLocaleUpperCase() ?? '?';
}
