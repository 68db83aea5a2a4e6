import { expect, test } from 'vitest';
import { otherKinds } from './others';
import { rowKinds } from './rows';

/** Worked out by hand, in the order of the kinds. */
const known: readonly (readonly [input: string, answer: number])[] = [
  ['5 3\n3 4 6 9 10\n', 3],
  ['5 2\n1 5 2 6 3\n', 9],
  ['4\n7 2 9 4\n', 7],
  ['5\n3 1 3 2 1\n', 3],
  ['5 6\n3 3 1 5 3\n', 4],
  ['4\n3 1 2 1\n', 4],
  ['5 2\n1 2 3 4 5\n', 9],
  ['6\n5 1 4 2 3 3\n', 3],
  ['4\n', 7],
  ['7 2\n3 5\n', -1],
  ['(()(()))\n', 3],
  ['3\n..#\n#..\n##.\n', 4],
  ['3\n1 4\n2 3\n4 5\n', 2],
  ['5 3\n1 2\n2 3\n1 3\n', 3],
  ['abacabb\n', 5],
  ['3\n1 2 4\n', 1],
];

test.each([...rowKinds, ...otherKinds].map((kind, place) => [kind.en.title, kind, known[place]] as const))(
  '%s',
  (_, kind, [input, answer] = ['', 0]) => {
    expect(kind.solve(input)).toBe(answer);
  },
);
