import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOpinion } from '../checkers/opinion';
import { judgingCommand, type JudgingProgram, prepareJudging, readWords } from '../judgingProgram';
import { type JudgingSource, type TestCase } from '../request';
import { type Verdict } from '../verdict';
import { type Trial } from './mode';
import { judgeOutputs } from './outputs';

const limits = { timeLimitMs: 16_000, memoryLimitMb: 512, stackLimitMb: 128 };
const outputKb = 16 << 10;

/**
 * Asks a program of the problem's author about what was written: `checker input output answer`, the three files in its directory.
 * It sees copies, and nothing of any other case; what it says is read by `readOpinion`.
 */
export async function judgeSpecially(trial: Trial, source: JudgingSource): Promise<void> {
  const checker = await prepareJudging(trial.workshop, source, trial.benchDir, trial.signal);
  const paths = { output: join(trial.benchDir, 'checker-output'), errors: join(trial.benchDir, 'checker-errors') };
  for (const path of Object.values(paths)) await writeFile(path, '');
  await judgeOutputs(trial, (output, testCase) => ask(trial, checker, testCase, output.path, paths));
}

async function ask(
  { workshop, signal }: Trial,
  checker: JudgingProgram,
  { number, inputPath, answerPath }: TestCase,
  writtenPath: string,
  paths: { output: string; errors: string },
): Promise<Verdict> {
  const files = { input: inputPath, output: writtenPath, answer: answerPath };
  const command = await judgingCommand(checker, limits, Object.keys(files), files, paths.errors);
  const only = { number, inputPath: '/dev/null', outputPath: paths.output, outputKb };
  const run = await workshop.sandbox.runOnce(command, only, signal);
  return readOpinion(run, { output: await readWords(paths.output), errors: await readWords(paths.errors) });
}
