import type { Random } from '../../starter/random';
import type { StatementText } from '../../features/problem/problem.table';
import type { starterTags } from '../../starter/tags';

type Wording = Omit<StatementText, 'hint'>;

/** A task that fits many things. `{}` in its texts is the name of the thing. */
export interface Kind {
  tags: readonly (keyof typeof starterTags)[];
  /** 0 Red (easiest) … 5 Purple. */
  difficulty: 0 | 1 | 2 | 3 | 4 | 5;
  zh: Wording;
  en: Wording;
  /** Makes an input of about `size` numbers or characters. */
  inputOf(random: Random, size: number): string;
  solve(input: string): string | number;
}

export const numbersOf = (input: string) => input.trim().split(/\s+/).map(Number);

/** The first `given` numbers, and the row of the others. */
export function rowOf(input: string, given: number): { head: number[]; row: number[] } {
  const numbers = numbersOf(input);
  return { head: numbers.slice(0, given), row: numbers.slice(given) };
}

export const line = (numbers: readonly (number | string)[]) => numbers.join(' ');
