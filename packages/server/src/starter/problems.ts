import { aPlusB } from './problems/a-plus-b/problem';
import type { StarterProblem } from './starter';

export const starterProblems: readonly StarterProblem[] = [aPlusB];
