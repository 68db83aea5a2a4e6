import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { starterProblems } from './problems';
import { solve as solveFog } from './problems/before-the-fog/solve';
import { solve as solveOil } from './problems/corridor-oil/solve';
import { askAll } from './problems/cups-left-over/solve';
import { solve as solveSlope } from './problems/gentle-slope/solve';
import { solve as solveKettles } from './problems/kettle-chorus/solve';
import { solve as solvePole } from './problems/level-pole/solve';
import { solve as solveMountain } from './problems/mountain-proof/solve';
import { solve as solvePot } from './problems/one-pot/solve';
import { solve as solveTide } from './problems/tide-marks/solve';
import { solve as solveSheet } from './problems/torn-sheet/solve';
import { solve as solveType } from './problems/turned-type/solve';
import type { StarterProblem } from './starter';
import { parseStatement } from './statement';
import { starterTags } from './tags';
import { starterPath } from './training';

const sum = (input: string) =>
  `${input
    .trim()
    .split(' ')
    .map(BigInt)
    .reduce((a, b) => a + b)}\n`;

const solutions: Readonly<Record<string, (input: string) => string>> = {
  P1000: sum,
  P1001: solveMountain,
  P1002: solveSheet,
  P1003: solveType,
  P1004: solveTide,
  P1005: solvePole,
  P1006: solveFog,
  P1007: solvePot,
  P1009: solveKettles,
  P1010: solveOil,
  P1011: solveSlope,
};

const caseCounts: Readonly<Record<string, number>> = { P1002: 100 };

test('numbers are in order, without gaps, and names are used once', () => {
  expect(starterProblems.map(problem => problem.problemId)).toEqual(starterProblems.map((_, i) => `P${1000 + i}`));
  const titles = starterProblems.flatMap(({ statements }) => Object.values(statements).map(text => parseStatement(text).title));
  expect(new Set(titles).size).toBe(2 * starterProblems.length);
});

test('the training has every problem once, from easy to hard', () => {
  expect(starterPath.toSorted()).toEqual(starterProblems.map(problem => problem.problemId));
  const difficulties = starterPath.map(id => starterProblems.find(problem => problem.problemId === id)?.difficulty ?? 0);
  expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b));
});

test('every difficulty and every tag is used, both ways of judging among them', () => {
  expect([...new Set(starterProblems.map(problem => problem.difficulty))].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(new Set(starterProblems.flatMap(problem => problem.tags))).toEqual(new Set(Object.keys(starterTags)));
  expect(new Set(starterProblems.map(problem => problem.judge?.mode))).toEqual(new Set([undefined, 'spj', 'interactive']));
});

describe.each(starterProblems)('$problemId', { timeout: 60_000 }, problem => {
  test('both statements are complete and equally strict', () => {
    const zh = parseStatement(problem.statements['zh-CN']);
    const en = parseStatement(problem.statements['en-US']);
    for (const statement of [zh, en]) {
      for (const section of Object.values(statement)) expect(section.length).toBeGreaterThan(0);
      expect(Object.keys(statement).sort()).toEqual(['description', 'hint', 'input', 'output', 'title']);
    }
    expect(zh.description).toMatch(/[\u4e00-\u9fff]/);
    expect(en.description + en.input + en.output + en.hint).not.toMatch(/[\u3000-\u9fff\uff00-\uffef]/);
    expect(boundsOf(zh.input)).toEqual(boundsOf(en.input));
  });

  test('has tags of the list, none twice', () => {
    expect(Object.keys(starterTags)).toEqual(expect.arrayContaining([...problem.tags]));
    expect(new Set(problem.tags).size).toBe(problem.tags.length);
    expect(problem.tags.length).toBeGreaterThan(0);
  });

  test('examples are what the reference solution writes', () => {
    for (const { input, output } of problem.examples) expect(`${output}\n`).toBe(writtenFor(problem, input));
  });

  test('cases begin with the examples, end with a line break and are the same at every call', () => {
    const first = digest(problem);
    expect(first.count).toBe(caseCounts[problem.problemId] ?? first.count);
    expect(first.count).toBeGreaterThanOrEqual(8);
    expect(first.count).toBeLessThanOrEqual(caseCounts[problem.problemId] ?? 30);
    expect(first.unfinished).toBe(0);
    expect(digest(problem)).toEqual(first);
    if (problem.judge?.mode === 'interactive') return;
    const beginnings = [...take(problem.cases(), problem.examples.length)].map(each => each.input);
    for (const { input } of problem.examples) expect(beginnings).toContain(`${input}\n`);
  });
});

/** What the reference solution writes; in a conversation, both sides of it are checked against `input`. */
function writtenFor(problem: StarterProblem, input: string) {
  if (problem.judge?.mode !== 'interactive') return solutions[problem.problemId]?.(`${input}\n`);
  const { questions, cups } = askAll(tray => 100 % tray);
  expect(input).toBe(questions.map(({ left }) => left).join('\n'));
  return [...questions.map(({ tray }) => `? ${tray}`), `! ${cups}`, ''].join('\n');
}

/** The bounds that a statement gives, in order. */
const boundsOf = (section: string) => [...section.matchAll(/\$[^$]*\\le[^$]*\$/g)].map(([bound]) => bound);

function* take<T>(values: Iterable<T>, count: number) {
  let taken = 0;
  for (const value of values) {
    if (taken++ === count) return;
    yield value;
  }
}

function digest(problem: StarterProblem) {
  const hash = createHash('sha256');
  let [count, unfinished] = [0, 0];
  for (const { input, answer } of problem.cases()) {
    hash.update(input).update('\0').update(answer).update('\0');
    count += 1;
    if (!input.endsWith('\n') || !answer.endsWith('\n')) unfinished += 1;
  }
  return { count, unfinished, hash: hash.digest('hex') };
}
