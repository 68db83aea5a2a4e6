import { FenwickTree } from '../fenwickTree';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Types that print either letter, whichever way up they are set. */
const TURNED: Readonly<Record<string, string>> = { q: 'b', p: 'd', u: 'n' };

const typeOf = [...ALPHABET].map(letter => ALPHABET.indexOf(TURNED[letter] ?? letter));

/** The longest stretch of `text` that the types at hand can set. */
export function longestPassage(counts: readonly number[], text: string): number {
  const left = new FenwickTree(26);
  counts.forEach((count, letter) => left.add(typeOf[letter] as number, count));
  const types = Array.from(text, letter => typeOf[letter.charCodeAt(0) - 97] as number);
  let [start, longest] = [0, 0];
  types.forEach((type, end) => {
    left.add(type, -1);
    for (; left.at(type) < 0; start++) left.add(types[start] as number, 1);
    longest = Math.max(longest, end - start + 1);
  });
  return longest;
}

export function solve(input: string): string {
  const [counts = '', text = ''] = input.split('\n');
  return `${longestPassage(counts.split(' ').map(Number), text)}\n`;
}
