import { type ProblemCheckKind, type ProblemFault, type ProblemCheckOutcome, Status } from '@oj/contract';
import { parseExamples } from '@oj/contract/examples';
import { createHash } from 'node:crypto';
import { judgingDigest } from '../problem/judgingDigest';
import type { problemCases, problems } from '../problem/problem.table';
import type { referenceSolutions } from '../referenceSolution/referenceSolution.table';
import type { setterPrograms, StressOrder } from './problemCheck.table';

type Solution = typeof referenceSolutions.$inferSelect;

/** All that checks are about. */
export interface Checked {
  problem: typeof problems.$inferSelect;
  cases: readonly (typeof problemCases.$inferSelect)[];
  solutions: readonly Solution[];
  programs: readonly (typeof setterPrograms.$inferSelect)[];
}

/** The first program that is meant to be accepted. */
export const modelOf = (solutions: readonly Solution[]) => solutions.find(({ expected }) => expected === Status.accepted);

/** Samples of the statement; those of interactive problems are talks, and no program reads them. */
export const samplesOf = ({ judgeMode, examples }: Checked['problem']) =>
  judgeMode === 'interactive' ? [] : parseExamples(examples).filter(({ input, output }) => (input + output).trim());

/** A text that changes with whatever the outcome of a check follows from. */
export function checkDigest(kind: ProblemCheckKind, { problem, cases, solutions, programs }: Checked, stress: StressOrder | null): string {
  const code = (found: { language: string; code: string } | undefined) => found && [found.language, found.code];
  const program = (role: string) => {
    const found = programs.find(each => each.role === role);
    return found && [found.language, found.protocol, found.code];
  };
  const solution = (id: number | null | undefined) => code(solutions.find(each => each.id === id));
  const parts = {
    validator: () => [cases.map(({ inputHash }) => inputHash), program('validator')],
    samples: () => [judgingDigest(problem, []), problem.examples, program('validator'), code(modelOf(solutions))],
    stress: () => [
      judgingDigest(problem, []),
      program('validator'),
      program('generator'),
      solution(stress?.solutionId),
      solution(stress?.bruteForceId),
    ],
  };
  return createHash('sha256').update(JSON.stringify(parts[kind]())).digest('hex');
}

const isBad = ({ fault, bad }: ProblemCheckOutcome) => fault !== null || bad > 0;

interface Run {
  kind: ProblemCheckKind;
  stress: StressOrder | null;
  outcome: ProblemCheckOutcome | null;
}

/** What found that something is wrong, when it was run last. A solution that is meant to fail may fail under stress. */
export function faultsOf(solutions: readonly Solution[], checks: readonly Run[]): ProblemFault[] {
  const faults = new Set<ProblemFault>();
  if (solutions.some(({ run, expected }) => run && run.status !== expected)) faults.add('solutions');
  for (const { kind, stress, outcome } of checks) {
    if (!outcome || !isBad(outcome)) continue;
    const tried = solutions.find(({ id }) => id === stress?.solutionId);
    const isMeant = kind === 'stress' && outcome.fault === null && tried !== undefined && tried.expected !== Status.accepted;
    if (!isMeant) faults.add(kind);
  }
  return [...faults];
}
