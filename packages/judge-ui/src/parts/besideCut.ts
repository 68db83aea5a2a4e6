import { MOST_PRINTED_CHARACTERS } from '@oj/contract';

/** The server cuts long output: what is missing of it is not missing in the answer. */
export function besideCut(printed: string, expected: string) {
  const isCut = [...printed].length === MOST_PRINTED_CHARACTERS;
  return isCut ? [...expected].slice(0, MOST_PRINTED_CHARACTERS).join('') : expected;
}
