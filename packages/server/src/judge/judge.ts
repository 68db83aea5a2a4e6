/**
 * Judges one submission: compile, run every case in a box, check, sum up.
 *
 * The sandbox knows programs and limits, a language is data, a checker compares bytes, a mode knows cases and scores; this file only
 * brings them together. Whatever fails on our side, or in what a problem's author wrote to judge with, becomes a system error: a
 * program is never blamed for it.
 */
import { Status } from '@oj/contract';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compile, type Workshop } from './compile';
import { JudgingError } from './judgingProgram';
import { findLanguage, type InstalledLanguage } from './languages/installed';
import { languages } from './languages/registry';
import { installHint, type LanguageReport, testLanguage } from './languages/selfTest';
import { isShownInBoxes } from './languages/toolchain';
import { judgeCases } from './modes/modes';
import { Programs } from './programs';
import { type CaseResult, type Judgement, type JudgeRequest } from './request';
import { openSandbox, SandboxError, type SandboxReport } from './sandbox/sandbox';

export type { CaseResult, Judgement, JudgeRequest, TestCase } from './request';
export type { LanguageReport } from './languages/selfTest';
export type { SandboxReport } from './sandbox/sandbox';

export interface JudgeWatch {
  onCompiling(): void;
  onCase(result: CaseResult, done: number, total: number): void;
  /** What exactly was behind a system error, for the log: it may name paths. */
  onFailure?(error: unknown): void;
}

export interface Judge extends AsyncDisposable {
  readonly sandbox: SandboxReport;
  readonly languages: LanguageReport[];
  /** Several may run at once; each takes one core. @throws the signal's reason when it is aborted, and nothing else. */
  judge(request: JudgeRequest, watch: JudgeWatch, signal?: AbortSignal): Promise<Judgement>;
}

/**
 * @param options.cacheDir may be shared with other judges of this machine; `workDir` is this judge's alone, and is emptied.
 * @throws when there is no C compiler for the sandbox, or when a directory lies where programs could read it. A machine that cannot isolate opens, and judges nothing.
 */
export async function openJudge(options: { cacheDir: string; workDir: string }): Promise<Judge> {
  const [cacheDir, workDir] = [resolve(options.cacheDir), resolve(options.workDir)];
  const installed = await findLanguages();
  const directories = new Set([...installed.values()].flatMap(language => language.directories));
  for (const path of [cacheDir, workDir])
    if (isShownInBoxes(path, directories)) throw new Error(`${path} lies where programs can read: keep the judge's data elsewhere.`);
  await mkdir(cacheDir, { recursive: true, mode: 0o700 });
  await rm(workDir, { recursive: true, force: true });
  await mkdir(workDir, { recursive: true, mode: 0o700 });
  const sandbox = await openSandbox(cacheDir, [...directories]);
  const workshop = { sandbox, programs: new Programs(cacheDir), cacheDir };
  const reports = await reportLanguages(workshop, installed);
  const available = new Map([...installed].filter(([name]) => reports.some(report => report.available && report.name === name)));

  return {
    sandbox: sandbox.report,
    languages: reports,
    async judge(request, watch, signal) {
      const language = available.get(request.language);
      if (!language) return systemError(`${request.language} is not available on this judge.`);
      const benchDir = await mkdtemp(join(workDir, 'judging-'));
      const results: CaseResult[] = [];
      try {
        return await judgeOn(benchDir, workshop, language, request, watch, results, signal);
      } catch (error) {
        signal?.throwIfAborted();
        watch.onFailure?.(error);
        return systemError(explain(error), results);
      } finally {
        await rm(benchDir, { recursive: true, force: true });
      }
    },
    [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose](),
  };
}

async function findLanguages() {
  const installed = new Map<string, InstalledLanguage>();
  for (const language of languages) {
    const found = await findLanguage(language);
    if (found) installed.set(language.name, found);
  }
  return installed;
}

async function reportLanguages(workshop: Workshop, installed: ReadonlyMap<string, InstalledLanguage>) {
  const reports: LanguageReport[] = [];
  for (const language of languages) {
    const found = installed.get(language.name);
    if (found) reports.push(await testLanguage(workshop, found));
    else reports.push({ name: language.name, available: false, hint: installHint(language) });
  }
  return reports;
}

async function judgeOn(
  benchDir: string,
  workshop: Workshop,
  installed: InstalledLanguage,
  request: JudgeRequest,
  watch: JudgeWatch,
  results: CaseResult[],
  signal?: AbortSignal,
): Promise<Judgement> {
  watch.onCompiling();
  const compiled = await compile(workshop, installed, request.source, signal);
  if ('compileError' in compiled)
    return { status: Status.compileError, timeMs: 0, memoryKb: 0, errorMessage: compiled.compileError, cases: [] };
  const onCase = (result: CaseResult) => {
    results.push(result);
    watch.onCase(result, results.length, request.cases.length);
  };
  await judgeCases({ workshop, installed, programDir: compiled.programDir, request, benchDir, onCase, signal });
  return sumUp(results);
}

/** The first failure in the order of the cases decides; no case at all is nobody's success. */
function sumUp(cases: CaseResult[]): Judgement {
  if (!cases.length) return systemError('The problem has no test cases.');
  const decisive = cases.toSorted((a, b) => a.number - b.number).find(({ status }) => status !== Status.accepted);
  return { status: decisive?.status ?? Status.accepted, ...greatest(cases), cases };
}

const greatest = (cases: CaseResult[]) => ({
  timeMs: Math.max(0, ...cases.map(({ timeMs }) => timeMs)),
  memoryKb: Math.max(0, ...cases.map(({ memoryKb }) => memoryKb)),
});

const systemError = (errorMessage: string, cases: CaseResult[] = []): Judgement => ({
  status: Status.systemError,
  ...greatest(cases),
  errorMessage,
  cases,
});

/** Says what kind of failure it was, and no path of this machine. */
function explain(error: unknown): string {
  if (error instanceof SandboxError || error instanceof JudgingError) return error.message;
  if (error instanceof Error && 'code' in error && 'syscall' in error)
    return `A file of the judge or of the test data: ${String(error.code)}.`;
  return 'The judge failed.';
}
