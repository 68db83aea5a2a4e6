import { numbers } from './numbers';

const { SEED } = process.env;

/**
 * Random numbers from 0 to 65,535 for tests that choose by chance. Their seed is printed, for the end of the run to repeat it; the variable
 * `SEED` chooses the same again.
 */
export function seededNumbers(what: string): () => number {
  const seed = Number(SEED ?? Math.floor(Math.random() * 1_000_000));
  console.log(`SEED=${seed} (${what})`);
  return numbers(seed);
}
