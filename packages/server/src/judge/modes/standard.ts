import { Status } from '@oj/contract';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkStandard } from '../checkers/standard';
import { type InstalledLanguage } from '../languages/installed';
import { allowedLimits, programCommand } from '../programCommand';
import { type CaseResult, type JudgeRequest, type TestCase } from '../request';
import { type BoxCase, casesAhead, type Run, type Sandbox } from '../sandbox/sandbox';
import { verdictOfRun } from '../verdict';

export interface Trial {
  sandbox: Sandbox;
  installed: InstalledLanguage;
  programDir: string;
  request: JudgeRequest;
  /** Empty, and removed by the caller. */
  benchDir: string;
  onCase(result: CaseResult): void;
  signal?: AbortSignal;
}

const leastOutputBytes = 32 << 20;

/** Runs the program on every case and compares what it wrote with the answer. */
export async function judgeStandard(trial: Trial): Promise<CaseResult[]> {
  const { sandbox, installed, programDir, request, signal } = trial;
  const outputs = Array.from({ length: casesAhead }, (_, index) => join(trial.benchDir, `output-${index}`));
  const files = await Promise.all(outputs.map(path => open(path, 'w+', 0o600)));
  const results: CaseResult[] = [];
  try {
    const cases = await Promise.all(request.cases.map((each, index) => boxCase(each, outputs[index % casesAhead] ?? '')));
    for await (const run of sandbox.run(programCommand(installed, programDir, request.limits), cases, signal)) {
      const [testCase, output] = [request.cases[results.length], files[results.length % casesAhead]];
      if (!testCase || !output) throw new Error('More results than cases');
      const result = await judgeCase(trial, testCase, run, output);
      results.push(result);
      trial.onCase(result);
      if (request.stopAtFirstFailure && result.status !== Status.accepted) break;
    }
    return results;
  } finally {
    await Promise.all(files.map(file => file.close()));
  }
}

async function boxCase({ number, inputPath, answerPath }: TestCase, outputPath: string): Promise<BoxCase> {
  const { size } = await stat(answerPath);
  return { number, inputPath, outputPath, outputKb: Math.max(2 * size, leastOutputBytes) / 1024 };
}

async function judgeCase({ installed, request }: Trial, testCase: TestCase, run: Run, output: FileHandle): Promise<CaseResult> {
  const allowed = allowedLimits(installed, request.limits);
  const verdict = verdictOfRun(installed, run) ?? (await compareOutput(output, testCase.answerPath, request.ignoreEndBlank));
  await output.truncate();
  const timeMs = verdict.status === Status.timeLimitExceeded ? allowed.timeMs : Math.min(Math.round(run.cpuMs), allowed.timeMs);
  return {
    number: testCase.number,
    timeMs,
    memoryKb: verdict.status === Status.memoryLimitExceeded ? allowed.memoryMb << 10 : Math.min(run.memoryKb, allowed.memoryMb << 10),
    score: verdict.status === Status.accepted ? testCase.score : 0,
    ...verdict,
  };
}

async function compareOutput(output: FileHandle, answerPath: string, ignoreEndBlank: boolean) {
  const answer = await open(answerPath);
  try {
    const { status, difference } = await checkStandard(output, answer, ignoreEndBlank);
    return { status, message: difference && `line ${difference.line}, column ${difference.column}` };
  } finally {
    await answer.close();
  }
}
