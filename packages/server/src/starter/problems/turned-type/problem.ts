import { Random } from '../../random';
import type { StarterProblem } from '../../starter';
import en from './en.md?raw';
import { solve } from './solve';
import zh from './zh.md?raw';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const MOST_LETTERS = 200_000;
const MOST_TYPES = 100_000;

const caseOf = (counts: readonly number[], text: string) => {
  const input = `${counts.join(' ')}\n${text}\n`;
  return { input, answer: solve(input) };
};

/** So many types of each letter of `letters`, none of the others. */
const typesFor = (letters: string, count: number) => [...ALPHABET].map(letter => (letters.includes(letter) ? count : 0));

const textOf = (random: Random, letters: string, length: number) => {
  const choices = [...letters];
  return Array.from({ length }, () => random.pick(choices)).join('');
};

export const turnedType: StarterProblem = {
  problemId: 'P1003',
  statements: { 'zh-CN': zh, 'en-US': en },
  tags: ['string', 'implementation'],
  difficulty: 2,
  timeLimitMs: 1000,
  memoryLimitMb: 128,
  examples: [
    { input: `${typesFor('dno', 1).join(' ')}\npound`, output: '3' },
    {
      input: `${typesFor('balon', 1)
        .map((count, letter) => (ALPHABET[letter] === 'l' ? 2 : count))
        .join(' ')}\nballoons`,
      output: '5',
    },
    { input: `${typesFor('ink', 1).join(' ')}\npress`, output: '0' },
  ],
  *cases() {
    for (const { input } of this.examples) yield { input: `${input}\n`, answer: solve(input) };
    yield caseOf(typesFor('', 0), 'a');
    yield caseOf(typesFor('q', 2), 'bbb');
    yield caseOf(typesFor('mw', 3), 'mwwwwmm');
    yield caseOf(typesFor(ALPHABET, 1), 'thequickbrownfoxjumpsoverthelazydog');
    yield caseOf(typesFor('bdn', 2), 'bqbqdpdpnunububq');
    const random = new Random(1003);
    for (const length of [10, 30, 100, 1000]) yield caseOf(random.integers(26, 0, 4), textOf(random, ALPHABET, length));
    for (const length of [50, 3000]) yield caseOf(random.integers(26, 0, 9), textOf(random, 'bqdpnu', length));
    yield caseOf(random.integers(26, 2000, 6000), textOf(random, ALPHABET, MOST_LETTERS));
    yield caseOf(typesFor(ALPHABET, 4100), textOf(random, ALPHABET, MOST_LETTERS));
    yield caseOf(typesFor('uqp', 50_000), textOf(random, 'bdn', MOST_LETTERS));
    yield caseOf(typesFor('z', MOST_TYPES), 'z'.repeat(MOST_LETTERS));
    yield caseOf(typesFor(ALPHABET, MOST_TYPES), textOf(random, ALPHABET, MOST_LETTERS));
    yield caseOf(typesFor('a', MOST_TYPES), `${'a'.repeat(MOST_LETTERS - 1)}b`);
  },
};
