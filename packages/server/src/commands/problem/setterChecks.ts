import { Status } from '@oj/contract';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Fault, Judge, JudgeRequest, SamplesCheck, Stress, TestCase, Validation } from '../../judge/judge';
import { languageOfFile } from '../../packages/languages';
import { textIn } from '../../packages/container/encodings';
import type { PackagedProblem, PackagedSolution } from '../../packages/model';
import { Refused } from '../exitCodes';

/** Options of the stress test. */
export interface StressOptions {
  /** A file: the program that makes inputs. */
  generator?: string;
  /** Arguments of the generator; `{seed}` means the number of the round. */
  args?: string;
  /** A solution of the package by its name, or a file. Default: the first other accepted solution. */
  against?: string;
  rounds: number;
  seed: number;
}

/** Absent: there is nothing to ask. */
export interface SetterChecks {
  validator?: Validation | Fault;
  samples?: SamplesCheck | Fault;
  stress?: ((Stress & { solution: string }) | (Fault & { solution: string }))[];
}

const MOST_MS = 600_000;
const MOST_PROGRAM_BYTES = 1 << 20;

type RequestOf = (solution: PackagedSolution) => JudgeRequest;

/** The validator on all cases, the samples of the statement, and accepted solutions against one that is trusted. */
export async function setterChecks(
  judge: Judge,
  problem: PackagedProblem,
  { cases, requestOf, stress }: { cases: readonly TestCase[]; requestOf: RequestOf; stress: StressOptions },
): Promise<SetterChecks> {
  const { validator, samples } = problem;
  const isInteractive = problem.judge?.mode === 'interactive';
  const model = problem.solutions.find(({ expected }) => expected === Status.accepted);
  const checks: SetterChecks = {};
  if (validator) {
    const inputs = cases.map(({ number, inputPath }) => ({ number, path: inputPath }));
    checks.validator = await judge.validate({ validator, inputs, mostMs: MOST_MS });
  }
  if (samples.length && !isInteractive && (model || validator))
    checks.samples = await judge.checkSamples({ samples, validator, program: model && requestOf(model), mostMs: MOST_MS });
  if (stress.generator) checks.stress = await stressed(judge, problem, requestOf, stress, stress.generator);
  return checks;
}

async function stressed(judge: Judge, problem: PackagedProblem, requestOf: RequestOf, options: StressOptions, generatorFile: string) {
  const { code, language } = await programIn(generatorFile);
  const accepted = problem.solutions.filter(({ expected }) => expected === Status.accepted);
  const isInteractive = problem.judge?.mode === 'interactive';
  const trusted = isInteractive ? undefined : await trustedOf(problem, accepted, options.against);
  const found = [];
  for (const solution of accepted) {
    if (solution.name === trusted?.name) continue;
    const outcome = await judge.stress({
      generator: { code, language },
      args: (options.args ?? '').split(/\s+/).filter(Boolean),
      firstSeed: options.seed,
      rounds: options.rounds,
      mostMs: MOST_MS,
      validator: problem.validator,
      program: requestOf(solution),
      bruteForce: trusted && requestOf(trusted),
    });
    found.push({ solution: solution.name, ...outcome });
  }
  return found;
}

async function trustedOf(
  { solutions }: PackagedProblem,
  accepted: readonly PackagedSolution[],
  against: string | undefined,
): Promise<PackagedSolution> {
  const found = against === undefined ? accepted[1] : solutions.find(({ name }) => name === against);
  if (found) return found;
  if (against === undefined) throw new Refused('There is no second accepted solution to compare with: name one with --against.');
  return { name: path.basename(against), expected: Status.accepted, ...(await programIn(against)) };
}

async function programIn(file: string) {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new Refused(`There is no file ${file}.`);
  if (found.size > MOST_PROGRAM_BYTES) throw new Refused(`${file} is too large for a program.`);
  const language = languageOfFile(file);
  if (!language) throw new Refused(`The ending of ${file} tells no language.`);
  return { code: textIn(await readFile(file)), language };
}

const isFault = (given: object): given is Fault => 'fault' in given;

/** Nothing of it says that something is wrong. */
export function isFine({ validator, samples, stress = [] }: SetterChecks): boolean {
  if (validator && (isFault(validator) || validator.refusedCount > 0)) return false;
  if (samples && (isFault(samples) || samples.differing.length > 0 || samples.refused.length > 0)) return false;
  return stress.every(each => !isFault(each) && each.failed === 0);
}

/** Lines for people. */
export function checkLines({ validator, samples, stress = [] }: SetterChecks): string[] {
  return [
    ...(validator ? validatorLines(validator) : []),
    ...(samples ? sampleLines(samples) : []),
    ...stress.flatMap(each =>
      isFault(each) ? [`  stress of ${each.solution}: ${each.fault}`] : [`  stress of ${each.solution}: ${stressLine(each)}`],
    ),
  ];
}

function validatorLines(found: Validation | Fault): string[] {
  if (isFault(found)) return [`  validator: ${found.fault}`];
  const { looked, refusedCount, refused } = found;
  return [
    `  validator: ${refusedCount ? `refuses ${refusedCount} of` : 'takes'} ${looked} cases`,
    ...refused.map(({ number, message }) => `    case ${number}: ${message}`),
  ];
}

function sampleLines(found: SamplesCheck | Fault): string[] {
  if (isFault(found)) return [`  samples: ${found.fault}`];
  const { differing, refused } = found;
  if (!differing.length && !refused.length) return ['  samples: as the model solution has them'];
  return [
    ...differing.map(
      ({ number, message = '' }) => `  sample ${number}: the model solution writes something else${message && ` (${message})`}`,
    ),
    ...refused.map(({ number, message }) => `  sample ${number}: the validator refuses it: ${message}`),
  ];
}

function stressLine({ rounds, failed, smallest }: Stress): string {
  if (!smallest) return `agrees in ${rounds} rounds`;
  const { seed, input, answer, output } = smallest;
  const shown = Object.entries({ input, answer, output }).map(([name, text]) => `    ${name}:\n${indented(text)}`);
  return [`fails in ${failed} of ${rounds} rounds; the smallest is of seed ${seed}`, ...shown].join('\n');
}

const indented = (text: string) =>
  text
    .slice(0, 1000)
    .split('\n')
    .map(line => `      ${line}`)
    .join('\n');
