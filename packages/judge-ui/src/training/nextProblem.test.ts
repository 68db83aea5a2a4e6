import { Status } from '@oj/contract';
import { expect, test } from 'vitest';
import { nextUnsolved } from './nextProblem';

const problems = (solved: string) =>
  [...'ABCD'].map(problemId => ({ problemId, myStatus: solved.includes(problemId) ? Status.accepted : Status.wrongAnswer }));

test.each<[solved: string, from: string | undefined, next: string | undefined]>([
  ['', undefined, 'A'],
  ['AB', undefined, 'C'],
  ['AB', 'A', 'C'],
  ['BD', 'C', 'A'],
  ['ABD', 'C', undefined],
  ['ABCD', 'B', undefined],
  ['ABCD', undefined, undefined],
])('with %o solved, after %s comes %s', (solved, from, next) => {
  expect(nextUnsolved(problems(solved), from)?.problemId).toBe(next);
});
