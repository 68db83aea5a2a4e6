/**
 * Looks for an input on which a program fails: a generator makes inputs, a slow program that is trusted says what is right, and the problem's
 * own judging compares. It goes on after the first failure, because a later one may be smaller, and smaller ones are easier to look at.
 */
import { Status } from '@oj/contract';
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Toolchain } from '../compile';
import { JudgingError } from '../judgingError';
import { type InstalledLanguage } from '../languages/installed';
import { resultOf } from '../modes/cases';
import { type JudgingContext } from '../modes/mode';
import { openMode } from '../modes/modes';
import { openContext } from '../modes/openContext';
import { runAll } from '../modes/outputs';
import { allowedLimits } from '../programCommand';
import { type ProgramRequest, type TestCase } from '../request';
import { describeEnding, verdictOfRun } from '../verdict';
import { endingOf, prepareSetter, type RunnableSetter, type SetterProgram } from './setterProgram';
import { type AskValidator } from './validate';

export interface StressRequest {
  generator: SetterProgram;
  /** Arguments of the generator; `{seed}` means the number of the round. Without it the seed is the last argument. */
  args: readonly string[];
  firstSeed: number;
  rounds: number;
  /** No round begins after this time, ms. */
  mostMs: number;
  /** An input that failed before: it is tried first. */
  kept?: string | undefined;
  program: ProgramRequest;
  /** Absent where an interactor knows what is right. */
  bruteForce?: ProgramRequest | undefined;
}

/** The smallest input on which the program failed. */
export interface FailingCase {
  /** Null of the one that was kept from before. */
  seed: number | null;
  input: string;
  answer: string;
  /** The first 1000 characters of what the program wrote. */
  output: string;
  status: Status;
  message: string;
}

export interface Stress {
  /** Rounds that were made. */
  rounds: number;
  /** How many of them failed. */
  failed: number;
  smallest?: FailingCase | undefined;
}

/** An input or an answer that is larger is of no use to look at. */
export const mostStressBytes = 256 << 10;
const batchSize = 8;
/** A brute force may take longer than what it is compared with. */
const bruteForceFactor = 10;
const leastBruteForceMs = 10_000;

interface Round extends TestCase {
  seed: number | null;
}

interface Parts {
  generator: RunnableSetter;
  validate?: AskValidator | undefined;
  context: JudgingContext;
  bruteForce?: JudgingContext | undefined;
  workDir: string;
}

interface Installed {
  generator: InstalledLanguage;
  program: InstalledLanguage;
  bruteForce?: InstalledLanguage | undefined;
}

/** @throws JudgingError when the generator, the validator, the brute force or what judges fails: it says which, and on which seed. */
export async function stress(
  toolchain: Toolchain,
  installed: Installed,
  request: StressRequest,
  { workDir, validate, signal }: { workDir: string; validate?: AskValidator | undefined; signal?: AbortSignal | undefined },
): Promise<Stress> {
  const { code } = request.generator;
  const generator = await prepareSetter(
    toolchain,
    installed.generator,
    { title: 'The generator', name: 'generator', code, workDir },
    signal,
  );
  const program = await opened(toolchain, installed.program, request.program, join(workDir, 'program'), 'The program', signal);
  const slow = request.bruteForce && withMoreTime(request.bruteForce);
  const bruteForce =
    slow &&
    installed.bruteForce &&
    (await opened(toolchain, installed.bruteForce, slow, join(workDir, 'brute'), 'The brute force', signal));
  const parts: Parts = { generator, validate, context: { ...program, keepsOutput: () => true }, bruteForce, workDir };
  const run = await openMode(parts.context);
  const end = performance.now() + request.mostMs;
  const found: Stress = { rounds: 0, failed: 0 };
  for (let seed = request.firstSeed; found.rounds < request.rounds && performance.now() < end;) {
    const batch: Round[] = [];
    if (!found.rounds && request.kept !== undefined) batch.push(await keptRound(request.kept, workDir));
    while (batch.length < batchSize && found.rounds + batch.length < request.rounds) {
      batch.push(await newRound(parts, request, seed, batch.length + 1));
      seed += 1;
    }
    if (bruteForce) await answer(bruteForce, batch);
    for await (const outcome of run(batch)) {
      const { status, message = '' } = resultOf(parts.context, outcome);
      const round = batch[outcome.testCase.number - 1];
      if (status === Status.systemError) throw new JudgingError(`What judges the problem failed on seed ${round?.seed}: ${message}`);
      found.rounds += 1;
      if (status === Status.accepted || !round) continue;
      found.failed += 1;
      found.smallest = await smallerOf(found.smallest, round, { status, message, output: outcome.output ?? '' });
    }
  }
  return found;
}

const withMoreTime = (request: ProgramRequest): ProgramRequest => ({
  ...request,
  limits: { ...request.limits, timeLimitMs: Math.max(leastBruteForceMs, request.limits.timeLimitMs * bruteForceFactor) },
});

async function opened(
  toolchain: Toolchain,
  installed: InstalledLanguage,
  request: ProgramRequest,
  workDir: string,
  title: string,
  signal?: AbortSignal,
): Promise<JudgingContext> {
  await mkdir(workDir);
  const context = await openContext(toolchain, installed, request, workDir, signal);
  if ('compileError' in context) throw new JudgingError(`${title} does not compile.\n${context.compileError}`);
  return context;
}

async function fresh(workDir: string, number: number, seed: number | null): Promise<Round> {
  const round = {
    number,
    seed,
    score: 0,
    inputPath: join(workDir, `round-${number}.in`),
    answerPath: join(workDir, `round-${number}.ans`),
  };
  await writeFile(round.answerPath, '');
  return round;
}

async function keptRound(input: string, workDir: string): Promise<Round> {
  const round = await fresh(workDir, 1, null);
  await writeFile(round.inputPath, input);
  return round;
}

async function newRound({ generator, validate, workDir, context }: Parts, { args }: StressRequest, seed: number, number: number) {
  const round = await fresh(workDir, number, seed);
  const path = round.inputPath;
  await writeFile(path, '');
  const hasPlace = args.some(arg => arg.includes('{seed}'));
  const argv = hasPlace ? args.map(arg => arg.replaceAll('{seed}', String(seed))) : [...args, String(seed)];
  const ended = await generator.once(argv, '/dev/null', { path, kb: mostStressBytes >> 10 }, context.signal);
  if (ended.run.ending !== 'exit' || ended.run.code !== 0)
    throw new JudgingError(`The generator failed on seed ${seed}: ${endingOf(ended)}`);
  if ((await textIn(path)) === undefined) throw new JudgingError(`The generator wrote something on seed ${seed} that is no text.`);
  const refusal = await validate?.(path);
  if (refusal !== undefined) throw new JudgingError(`The validator refuses what the generator made of seed ${seed}: ${refusal}`);
  return round;
}

/** Lets the brute force write the answers of a batch. */
async function answer(bruteForce: JudgingContext, batch: readonly Round[]) {
  const { timeMs } = allowedLimits(bruteForce.installed, bruteForce.request.limits);
  for await (const { testCase, run, path } of runAll(bruteForce, batch)) {
    const { seed } = batch[testCase.number - 1] ?? {};
    if (verdictOfRun(bruteForce.installed, run, timeMs))
      throw new JudgingError(`The brute force failed on seed ${seed ?? 'that was kept'}: ${describeEnding(run)}`);
    if ((await stat(path)).size > mostStressBytes)
      throw new JudgingError(`The answer to seed ${seed} is larger than ${mostStressBytes >> 10} KB.`);
    await copyFile(path, testCase.answerPath);
    if ((await textIn(path)) === undefined) throw new JudgingError(`The brute force wrote something on seed ${seed} that is no text.`);
  }
}

async function smallerOf(
  present: FailingCase | undefined,
  { seed, inputPath, answerPath }: Round,
  outcome: Pick<FailingCase, 'status' | 'message' | 'output'>,
): Promise<FailingCase | undefined> {
  const [input, right] = [await textIn(inputPath), await textIn(answerPath)];
  if (input === undefined || (present && present.input.length <= input.length)) return present;
  return { seed, input, answer: right ?? '', ...outcome };
}

/** Undefined of what is no UTF-8 or has a NUL, which the database does not take. */
async function textIn(path: string): Promise<string | undefined> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(path));
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
