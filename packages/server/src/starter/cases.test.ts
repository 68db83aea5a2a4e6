import { describe, expect, test } from 'vitest';
import { starterProblems } from './problems';
import { askAll } from './problems/cups-left-over/solve';
import { numbersIn } from './problems/numbers';
import type { StarterCase } from './starter';

/** Throws where an input breaks what its statement promises. */
type Validator = (input: string, answer: string) => void;

function within(number: number | bigint | undefined, least: number | bigint, most: number | bigint) {
  if (number === undefined || number < least || number > most) throw new Error(`${number} is not from ${least} to ${most}`);
}

function allWithin(numbers: readonly number[], least: number, most: number) {
  for (const number of numbers) within(number, least, most);
}

/** The numbers of an input that is written exactly so: `line` gives the lengths of its lines from the first numbers. */
function numbersOf(input: string, lengthsOf: (numbers: readonly number[]) => Iterable<number>) {
  const numbers = numbersIn(input);
  let written = '';
  let at = 0;
  for (const length of lengthsOf(numbers)) written += `${numbers.slice(at, (at += length)).join(' ')}\n`;
  expect(input === written).toBe(true);
  return numbers;
}

const repeated = (length: number, count: number) => Array.from({ length: count }, () => length);

const validators: Readonly<Record<string, Validator>> = {
  P1000(input) {
    expect(input).toMatch(/^-?\d+ -?\d+\n$/);
    for (const number of input.trim().split(' ')) within(Number(number), -1e9, 1e9);
  },
  P1001(input) {
    const [height = 0, snow] = numbersOf(input, () => [2]);
    within(height, 1, 100);
    within(snow, 0, height - 1);
  },
  P1002(input) {
    expect(input).toMatch(/^\d+ \d+\n$/);
    const [sheets, page] = input.trim().split(' ').map(BigInt);
    within(sheets, 1n, 10n ** 9n);
    within(page, 1n, 10n ** 18n);
  },
  P1003(input) {
    expect(input).toMatch(/^\d+( \d+){25}\n[a-z]{1,200000}\n$/);
    allWithin(numbersIn(input), 0, 100_000);
  },
  P1004(input) {
    const [count = 0, ...readings] = numbersOf(input, ([count = 0]) => [1, count]);
    within(count, 2, 1_000_000);
    allWithin(readings, 0, 999_999);
  },
  P1005(input, answer) {
    const [lanterns = 0] = numbersOf(input, () => [1]);
    within(lanterns, 1, 100_000);
    const hooks = answer.trim().split(' ').map(Number);
    if (hooks[0] === 0) return expect([1, 3]).toContain(lanterns);
    expect(hooks.map(Math.abs).sort((a, b) => a - b)).toEqual(Array.from({ length: lanterns }, (_, i) => i + 1));
    expect(hooks.reduce((torque, hook, i) => torque + (i + 1) * hook, 0)).toBe(0);
  },
  P1006(input) {
    const [huts = 0, trails = 0, ...rest] = numbersOf(input, ([, trails = 0]) => [2, ...repeated(4, trails)]);
    within(huts, 2, 100_000);
    within(trails, 1, 200_000);
    for (let at = 0; at < rest.length; at += 4) {
      allWithin(rest.slice(at, at + 2), 1, huts);
      if (rest[at] === rest[at + 1]) throw new Error('a trail leads back to its own hut');
      within(rest[at + 2], 1, 1e9);
      within(rest[at + 3], 0, 1e9);
    }
  },
  P1007(input) {
    const [left = 0, right = 0, spill, ...weights] = numbersOf(input, ([left = 0, right = 0]) => [3, left, right]);
    allWithin([left, right], 1, 5000);
    within(spill, 0, 1e9);
    allWithin(weights, 1, 1e6);
  },
  P1008(input, answer) {
    const [cups = 0] = numbersOf(input, () => [1]);
    within(cups, 1, 1e9);
    expect(answer).toBe(input);
    expect(askAll(tray => cups % tray).cups).toBe(cups);
  },
  P1009(input) {
    const [count = 0, ...rest] = numbersOf(input, ([count = 0]) => [1, ...repeated(2, count)]);
    within(count, 1, 200_000);
    for (let at = 0; at < rest.length; at += 2) {
      within(rest[at], 1, 1e9);
      within(rest[at + 1], 0, 1e9);
    }
  },
  P1010(input) {
    const [lamps = 0, count = 0, ...rest] = numbersOf(input, ([, count = 0]) => [2, ...repeated(4, count)]);
    allWithin([lamps, count], 1, 200_000);
    let [minute, walks] = [0, 0];
    for (let at = 0; at < rest.length; at += 4) {
      const [kind, when = 0, first = 0, second] = rest.slice(at, at + 4);
      within(kind, 1, 2);
      within(when, minute, 1e9);
      within(first, 1, lamps);
      within(second, kind === 1 ? 1 : first, kind === 1 ? 1e9 : lamps);
      minute = when;
      if (kind === 2) walks += 1;
    }
    expect(walks).toBeGreaterThan(0);
  },
  P1011(input) {
    const [count = 0, days, ...rest] = numbersOf(input, ([count = 0]) => [2, ...repeated(2, count)]);
    within(count, 1, 100_000);
    within(days, 1, count);
    let least = 0;
    for (let at = 0; at < rest.length; at += 2) {
      within(rest[at], least, 1e6);
      within(rest[at + 1], 0, 1e6);
      least = (rest[at] as number) + 1;
    }
  },
};

const sizeOf = ({ input, answer }: StarterCase) => input.length + answer.length;

describe('test data', { timeout: 60_000 }, () => {
  let bytes = 0;

  test.each(starterProblems)('$problemId keeps what its statement promises', problem => {
    const validate = validators[problem.problemId];
    if (!validate) throw new Error('no validator');
    for (const each of problem.cases()) {
      validate(each.input, each.answer);
      bytes += sizeOf(each);
    }
  });

  test('all of it is below 40 MB', () => {
    expect(bytes).toBeGreaterThan(1e7);
    expect(bytes).toBeLessThan(40e6);
  });

  test('one input holds a million numbers', () => {
    const tide = starterProblems.find(problem => problem.problemId === 'P1004');
    const lengths = [...(tide?.cases() ?? [])].map(({ input }) => numbersIn(input.slice(0, 10))[0]);
    expect(lengths).toContain(1_000_000);
  });
});
