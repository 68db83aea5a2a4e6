import { Status } from '@oj/contract';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../config';
import { type Judge, type JudgeRequest, openJudge, type TestCase } from '../../judge/judge';
import { storedCode } from '../../packages/checkers';
import { openFolder } from '../../packages/container/folderTree';
import { openPackage } from '../../packages/container/zipTree';
import type { FoundProblem } from '../../packages/format';
import { readPackage } from '../../packages/formats';
import { type Lint, PackageFault } from '../../packages/lint';
import { dataOf, type PackagedProblem, type PackagedSolution, scoresOf } from '../../packages/model';
import { exitCodes, Refused } from '../exitCodes';
import type { Report } from '../report';
import { checkLines, isFine, type SetterChecks, setterChecks, type StressOptions } from './setterChecks';

interface Options extends StressOptions {
  /** Whether programs are run, too. */
  run: boolean;
}

interface CheckedSolution {
  name: string;
  language: string;
  expected: string;
  status: string;
  isRight: boolean;
  timeMs: number;
  memoryKb: number;
  /** The verdict of each case, in order. */
  cases: string[];
  message?: string | undefined;
}

interface CheckedProblem {
  key: string;
  title: string;
  cases: number;
  lint: Lint[];
  solutions: CheckedSolution[];
  checks: SetterChecks;
}

const short: Readonly<Partial<Record<Status, string>>> = {
  [Status.accepted]: 'AC',
  [Status.wrongAnswer]: 'WA',
  [Status.timeLimitExceeded]: 'TLE',
  [Status.memoryLimitExceeded]: 'MLE',
  [Status.runtimeError]: 'RE',
  [Status.presentationError]: 'PE',
  [Status.compileError]: 'CE',
  [Status.systemError]: 'SE',
  [Status.partialAccepted]: 'PA',
};
const nameOf = (status: Status) => short[status] ?? '-';

/** Reads a package, says what there is to say, and runs its programs on its cases. Needs no database. */
export async function checkPackage(
  given: string,
  { run, ...stress }: Options,
  { dataDir, ...config }: Config,
  report: Report,
): Promise<number> {
  const found = await stat(given).catch(() => undefined);
  if (!found) throw new Refused(`There is no ${given}.`);
  const scratchDir = path.join(dataDir, 'work', `check-${process.pid}`);
  try {
    report.stage('reading');
    await using tree = found.isDirectory()
      ? await openFolder(given, scratchDir)
      : await openPackage(given, path.basename(given), scratchDir);
    const { format, problems, lint } = await readPackage(tree);
    const checked: CheckedProblem[] = [];
    const wantsJudge = run && problems.some(({ problem }) => problem?.solutions.length || problem?.validator);
    await using judge = wantsJudge
      ? await openJudge({ ...config, cacheDir: config.cacheDir, scratchDir: path.join(scratchDir, 'judge') })
      : undefined;
    for (const each of problems)
      checked.push(await checkProblem(each, judge, { casesDir: path.join(scratchDir, 'cases'), stress }, report));
    const facts = { format: format.name, lint, problems: checked, isRun: judge !== undefined };
    report.result(textOf(facts), facts);
    return isClean(facts) ? exitCodes.done : exitCodes.found;
  } catch (reason) {
    if (!(reason instanceof PackageFault)) throw reason;
    report.result(lineOf(reason.lint), { format: null, lint: [reason.lint], problems: [], isRun: false });
    return exitCodes.found;
  } finally {
    await rm(scratchDir, { recursive: true, force: true });
  }
}

async function checkProblem(
  { key, title, problem, lint }: FoundProblem,
  judge: Judge | undefined,
  { casesDir, stress }: { casesDir: string; stress: StressOptions },
  report: Report,
): Promise<CheckedProblem> {
  const checked: CheckedProblem = { key, title, cases: problem?.cases.length ?? 0, lint, solutions: [], checks: {} };
  if (!problem || !judge) return checked;
  await rm(casesDir, { recursive: true, force: true });
  await mkdir(casesDir, { recursive: true });
  const cases = await writtenCases(problem, casesDir);
  for (const solution of problem.solutions) {
    report.step(`${title}: ${solution.name}`);
    checked.solutions.push(await runSolution(judge, requestOf(problem, solution, cases), solution));
  }
  report.step(`${title}: validator, samples, stress`);
  const asked = { cases, stress, requestOf: (solution: PackagedSolution) => requestOf(problem, solution, cases) };
  return { ...checked, checks: await setterChecks(judge, problem, asked) };
}

async function runSolution(judge: Judge, request: JudgeRequest, { name, language, expected }: PackagedSolution): Promise<CheckedSolution> {
  const { status, timeMs, memoryKb, cases, errorMessage } = await judge.judge(request, { onCase: () => undefined });
  // A program that is meant to fail may do so on a part of the cases only.
  const isRight = status === expected || (expected !== Status.accepted && cases.some(each => each.status === expected));
  return {
    name,
    language,
    expected: nameOf(expected),
    status: nameOf(status),
    isRight,
    timeMs,
    memoryKb,
    cases: cases.map(each => nameOf(each.status)),
    ...(errorMessage ? { message: errorMessage.split('\n', 1)[0] } : {}),
  };
}

/** All cases, also where a submission is judged only up to the first failure. */
function requestOf(problem: PackagedProblem, { language, code }: PackagedSolution, cases: TestCase[]): JudgeRequest {
  const { limits, judge, fileIo, userFiles, judgeFiles } = problem;
  return {
    source: code,
    language,
    limits: { timeLimitMs: limits.timeMs, memoryLimitMb: limits.memoryMb, stackLimitMb: limits.stackMb ?? Math.min(128, limits.memoryMb) },
    ignoreEndBlank: problem.ignoresEndBlanks,
    ...(Object.keys(userFiles).length ? { files: userFiles } : {}),
    ...(fileIo ? { fileIo } : {}),
    ...(judge ? { judge: { mode: judge.mode, language: judge.language, code: storedCode(judge), files: judgeFiles } } : {}),
    type: problem.isScored ? 'oi' : 'acm',
    caseMode: 'default',
    cases,
  };
}

async function writtenCases(problem: PackagedProblem, folder: string): Promise<TestCase[]> {
  const scores = scoresOf(problem);
  const cases: TestCase[] = [];
  for (const [index, { input, output }] of problem.cases.entries()) {
    const [inputPath, answerPath] = [path.join(folder, `${index + 1}.in`), path.join(folder, `${index + 1}.out`)];
    await pipeline(Readable.from(input.open()), createWriteStream(inputPath));
    await pipeline(Readable.from((output ?? dataOf('')).open()), createWriteStream(answerPath));
    cases.push({ number: index + 1, inputPath, answerPath, score: scores[index] ?? 0 });
  }
  return cases;
}

interface Facts {
  format: string;
  lint: readonly Lint[];
  problems: readonly CheckedProblem[];
  isRun: boolean;
}

const isClean = ({ lint, problems }: Facts) =>
  ![...lint, ...problems.flatMap(each => each.lint)].some(({ severity }) => severity === 'error') &&
  problems.every(({ solutions, checks }) => solutions.every(({ isRight }) => isRight) && isFine(checks));

const lineOf = ({ severity, code, where, en }: Lint) => `  ${severity} ${code}: ${en}${where === undefined ? '' : ` (${where})`}`;

function textOf({ format, lint, problems, isRun }: Facts): string {
  return [
    `Format: ${format}`,
    ...lint.map(lineOf),
    ...problems.flatMap(({ key, title, cases, lint: own, solutions, checks }) => [
      `${title} (${key}): ${cases} cases`,
      ...own.map(lineOf),
      ...solutions.map(solutionLine),
      ...checkLines(checks),
    ]),
    ...(isRun ? [] : ['No program was run.']),
  ].join('\n');
}

function solutionLine({ name, expected, status, isRight, timeMs, memoryKb, cases, message }: CheckedSolution): string {
  const verdict = isRight ? `${status}, as expected` : `${status}, but ${expected} was expected`;
  return [
    `  ${name}: ${verdict}, ${timeMs} ms, ${Math.ceil(memoryKb / 1024)} MB`,
    ...(message ? [message] : []),
    ...(cases.length ? [cases.join(' ')] : []),
  ].join('\n    ');
}
