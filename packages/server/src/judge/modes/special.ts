import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCheckerResult } from '../checkers/checkerResult';
import { judgingCommand, type JudgingProgram, prepareJudging, readWords } from '../judgingProgram';
import { type JudgingSource } from '../request';
import { type Verdict } from '../verdict';
import { type CaseRunner, type JudgingContext } from './mode';
import { judgeOutputs } from './outputs';
import { type Written } from './runs';

const limits = { timeLimitMs: 16_000, memoryLimitMb: 512, stackLimitMb: 128 };
/** A checker has no one to wait for. */
const mostIdleMs = 4000;
const outputKb = 16 << 10;

/**
 * Asks a program of the problem's author about what was written: `checker input output answer`, the three files in its directory.
 * It sees copies, and nothing of any other case; what it says is read by `readOpinion`.
 */
export async function judgeSpecially(context: JudgingContext, source: JudgingSource): Promise<CaseRunner> {
  const checker = await prepareJudging(context.toolchain, source, join(context.workDir, 'checker'), context.signal);
  const paths = { output: join(context.workDir, 'checker-output'), errors: join(context.workDir, 'checker-errors') };
  for (const path of Object.values(paths)) await writeFile(path, '');
  return judgeOutputs(context, written => ask(context, checker, written, paths));
}

async function ask(
  { toolchain, signal }: JudgingContext,
  checker: JudgingProgram,
  { testCase: { number, inputPath, answerPath, score: points }, path }: Written,
  paths: { output: string; errors: string },
): Promise<Verdict> {
  const files = { input: inputPath, output: path, answer: answerPath };
  const command = await judgingCommand(checker, limits, { argv: Object.keys(files), files, points }, paths.errors);
  const only = { number, inputPath: '/dev/null', outputPath: paths.output, outputKb };
  const patient = { ...command, limits: { ...command.limits, wallMs: limits.timeLimitMs + mostIdleMs } };
  const run = await toolchain.sandbox.runOnce(patient, only, signal);
  const words = { output: await readWords(paths.output), errors: await readWords(paths.errors) };
  return { ...readCheckerResult(run, words, checker), isCheckerMessage: true };
}
