/**
 * Judges one submission: compile, run every case in a box, check, sum up.
 *
 * The sandbox knows programs and limits, a language is data, a checker compares bytes, a mode knows cases and scores; this file only
 * brings them together. Whatever fails on our side, or in what a problem's author wrote to judge with, becomes a system error: a
 * program is never blamed for it.
 */
import { Status } from '@oj/contract';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { JudgingError } from './judgingError';
import { prepareJudging } from './judgingProgram';
import { PrecompiledHeaders } from './precompiledHeaders';
import { Arrivals } from './languages/arrivals';
import { findCandidates } from './languages/candidates';
import { type ChosenCompiler } from './languages/chosenCompiler';
import { LanguageAvailability } from './languages/languageAvailability';
import { type LanguageReport } from './languages/selfTest';
import { isShownInBoxes } from './languages/toolchain';
import { judgeSubmission, systemError } from './modes/submission';
import { noTryOut, tryOutProgram } from './modes/tryOut';
import { Programs } from './programs';
import {
  type Begun,
  type CaseResult,
  type Judgement,
  type JudgeRequest,
  type JudgingSource,
  type TryOut,
  type TryOutRequest,
} from './request';
import { checkSamples, type SamplesCheck, type SamplesRequest } from './setter/samples';
import { stress, type Stress, type StressRequest } from './setter/stress';
import { openValidator, validateInputs, type ValidateRequest, type Validation, type Validator } from './setter/validate';
import { openSandbox, SandboxError, SandboxLost, type SandboxOptions, type SandboxReport } from './sandbox/sandbox';

export type { Begun, CaseResult, Judgement, JudgeRequest, JudgingSource, TestCase, TryOut, TryOutRequest } from './request';
export type { SamplesCheck, SamplesRequest } from './setter/samples';
export type { FailingCase, Stress, StressRequest } from './setter/stress';
export type { ValidateRequest, Validation } from './setter/validate';
export type { LanguageReport } from './languages/selfTest';
export type { SandboxReport } from './sandbox/sandbox';

/** A judge keeps a processor to itself only when there are this many; with fewer the server needs it. */
const fewestToBind = 3;

export interface JudgeWatch {
  onCase(result: CaseResult, done: number, total: number): void;
  /** What exactly was behind a system error, for the log: it may name paths. */
  onFailure?(error: unknown): void;
  /** What an earlier run of the same request has found out before it was broken off: the rest is run. */
  begun?: Begun | undefined;
}

export interface Judge extends AsyncDisposable {
  readonly sandbox: SandboxReport;
  /** Grows better while further languages are tested. */
  readonly languages: LanguageReport[];
  /** When every language is tested, with the names of those whose tools are there and whose tests failed. Never rejects. */
  readonly tested: Promise<readonly string[]>;
  /** When nothing goes on behind it any more: every language is tested, every kit that it was to make is made. Never rejects. */
  readonly settled: Promise<void>;
  /** Looks whether tools were installed since it opened, with which a judge that opens now may have more languages. */
  hasArrivals(): Promise<boolean>;
  /** Several may run at once; each takes one core. @throws the signal's reason when it is aborted, SandboxLost, and nothing else. */
  judge(request: JudgeRequest, watch: JudgeWatch, signal?: AbortSignal): Promise<Judgement>;
  /** Runs a program once on an input of the caller's own. Throws as `judge` does. */
  tryOut(request: TryOutRequest, signal?: AbortSignal): Promise<TryOut>;
  /** Whether a special judge or an interactor compiles: undefined, or why not, in the compiler's words. Throws as `judge` does. */
  complaintAbout(source: JudgingSource, signal?: AbortSignal): Promise<string | undefined>;
  /** Asks a validator about inputs. Throws as `judge` does. */
  validate(request: ValidateRequest, signal?: AbortSignal): Promise<Validation | Fault>;
  /** Holds what a statement shows against the model solution and the validator. Throws as `judge` does. */
  checkSamples(request: SamplesRequest & WithValidator, signal?: AbortSignal): Promise<SamplesCheck | Fault>;
  /** Looks for a small input on which a program fails. Throws as `judge` does. */
  stress(request: StressRequest & WithValidator, signal?: AbortSignal): Promise<Stress | Fault>;
}

interface WithValidator {
  validator?: Validator | undefined;
}

/** Why it could not be done: a program of the setters does not compile or fails. */
export interface Fault {
  fault: string;
}

interface JudgeOptions extends Pick<SandboxOptions, 'cpu'> {
  cacheDir: string;
  scratchDir: string;
  /** Compilers that the site has chosen, in place of those of the system or beside them. */
  compilers?: readonly ChosenCompiler[];
  /** Folders, beside its own, that no program may see. */
  hidden?: readonly string[];
  /** Judges without control groups too; otherwise such a machine opens, and judges nothing. */
  allowWeakSandbox?: boolean;
  /** Makes what compilers can have ready, for all judges that share the cache; one of them is enough. */
  makesPch?: boolean;
  /** Ends the tests of languages, also while it opens. */
  signal?: AbortSignal;
}

/**
 * @param options.cacheDir may be shared with other judges of this machine; `workDir` is this judge's alone, and is emptied.
 * @throws when there is no C compiler for the sandbox, or when a directory lies where programs could read it. A machine that cannot isolate opens, and judges nothing.
 * @throws the signal's reason when it is aborted before it is open.
 */
export async function openJudge(options: JudgeOptions): Promise<Judge> {
  const [cacheDir, scratchDir] = [resolve(options.cacheDir), resolve(options.scratchDir)];
  const find = () => findCandidates(options.compilers ?? [], [cacheDir, scratchDir, ...(options.hidden ?? [])]);
  const candidates = await find();
  const installed = candidates.flatMap(({ choices }) => choices);
  const directories = new Set(installed.flatMap(language => language.directories));
  for (const path of [cacheDir, scratchDir])
    if (isShownInBoxes(path, directories)) throw new Error(`${path} lies where programs can read: keep the judge's data elsewhere.`);
  await mkdir(cacheDir, { recursive: true, mode: 0o700 });
  await rm(scratchDir, { recursive: true, force: true });
  await mkdir(scratchDir, { recursive: true, mode: 0o700 });
  const cpu = availableParallelism() < fewestToBind ? undefined : options.cpu;
  const sandbox = await openSandbox({ cacheDir, directories: [...directories], allowWeak: options.allowWeakSandbox, cpu });
  const toolchain = { sandbox, programs: new Programs(cacheDir), precompiledHeaders: new PrecompiledHeaders(cacheDir), cacheDir };
  const availability = await LanguageAvailability.open(toolchain, candidates, options.signal).catch(async reason => {
    await sandbox[Symbol.asyncDispose]();
    throw reason;
  });
  const arrivals = new Arrivals(candidates, availability.reports, find);
  const end = new AbortController();
  const makePch = () => toolchain.precompiledHeaders.make(sandbox, installed, end.signal);
  const settled = availability.tested.then(() => (options.makesPch ? makePch() : undefined)).catch(() => undefined);

  const required = async ({ language }: { language: string }) => {
    const found = await availability.find(language);
    if (!found) throw new JudgingError(notAvailable(language));
    return found;
  };
  const faultOf = (error: unknown): Fault => ({ fault: explain(error) });

  return {
    sandbox: sandbox.report,
    languages: availability.reports,
    tested: availability.tested.then(
      () => availability.failing,
      () => [],
    ),
    settled,
    hasArrivals: async () => !sandbox.report.refusal && arrivals.look(),
    async judge(request, watch, signal) {
      const language = await availability.find(request.language);
      if (!language) return systemError(notAvailable(request.language));
      const results: CaseResult[] = [];
      const onCase = (result: CaseResult) => {
        results.push(result);
        watch.onCase(result, results.length, request.cases.length);
      };
      const fail = (error: unknown): Judgement => {
        watch.onFailure?.(error);
        return { ...systemError(explain(error), results), ...(error instanceof JudgingError && { judgeFault: true }) };
      };
      return inWorkDir(
        scratchDir,
        workDir => judgeSubmission(toolchain, language, request, { workDir, onCase, begun: watch.begun, signal }),
        fail,
        signal,
      );
    },
    async tryOut(request, signal) {
      const language = await availability.find(request.language);
      if (!language) return noTryOut(Status.systemError, notAvailable(request.language));
      const fail = (error: unknown) => noTryOut(Status.systemError, explain(error));
      return inWorkDir(scratchDir, workDir => tryOutProgram(toolchain, language, request, workDir, signal), fail, signal);
    },
    complaintAbout(source, signal) {
      const prepare = async (workDir: string) => void (await prepareJudging(toolchain, source, join(workDir, 'judging'), signal));
      return inWorkDir<string | undefined>(scratchDir, prepare, explain, signal);
    },
    validate(request, signal) {
      const work = async (workDir: string) => {
        const ask = await openValidator(toolchain, await required(request.validator), request.validator, workDir, signal);
        return validateInputs(ask, request);
      };
      return inWorkDir<Validation | Fault>(scratchDir, work, faultOf, signal);
    },
    checkSamples(request, signal) {
      const work = async (workDir: string) => {
        const { program, validator } = request;
        const validate = validator && (await openValidator(toolchain, await required(validator), validator, workDir, signal));
        return checkSamples(toolchain, program && (await required(program)), request, { workDir, validate, signal });
      };
      return inWorkDir<SamplesCheck | Fault>(scratchDir, work, faultOf, signal);
    },
    stress(request, signal) {
      const work = async (workDir: string) => {
        const { generator, program, bruteForce, validator } = request;
        const found = {
          generator: await required(generator),
          program: await required(program),
          bruteForce: bruteForce && (await required(bruteForce)),
        };
        const validate = validator && (await openValidator(toolchain, await required(validator), validator, workDir, signal));
        return stress(toolchain, found, request, { workDir, validate, signal });
      };
      return inWorkDir<Stress | Fault>(scratchDir, work, faultOf, signal);
    },
    async [Symbol.asyncDispose]() {
      end.abort(new Error('The judge is closed.'));
      await availability[Symbol.asyncDispose]();
      await settled;
      await sandbox[Symbol.asyncDispose]();
    },
  };
}

/** A directory to work in for as long as the work takes. @throws the signal's reason, SandboxLost, and nothing else. */
async function inWorkDir<Result>(
  scratchDir: string,
  work: (workDir: string) => Promise<Result>,
  fail: (error: unknown) => Result,
  signal?: AbortSignal,
): Promise<Result> {
  const workDir = await mkdtemp(join(scratchDir, 'judging-'));
  try {
    return await work(workDir);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof SandboxLost) throw error;
    return fail(error);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

const notAvailable = (language: string) => `${language} is not available on this judge.`;

/** Says what kind of failure it was, and no path of this machine. */
function explain(error: unknown): string {
  if (error instanceof SandboxError || error instanceof JudgingError) return error.message;
  if (error instanceof Error && 'code' in error && 'syscall' in error)
    return `A file of the judge or of the test data: ${String(error.code)}.`;
  return 'The judge failed.';
}
