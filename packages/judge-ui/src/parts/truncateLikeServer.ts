import { MOST_PRINTED_CHARACTERS } from '@oj/contract';

/** Cuts the expected output where the server cut the printed one, so that a comparison does not report the cut as a difference. */
export function truncateLikeServer(printed: string, expected: string) {
  const isCut = [...printed].length === MOST_PRINTED_CHARACTERS;
  return isCut ? [...expected].slice(0, MOST_PRINTED_CHARACTERS).join('') : expected;
}
