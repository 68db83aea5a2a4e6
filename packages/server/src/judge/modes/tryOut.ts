import { Status } from '@oj/contract';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Toolchain } from '../compile';
import { readWords } from '../judgingProgram';
import { type InstalledLanguage } from '../languages/installed';
import { type TryOut, type TryOutRequest } from '../request';
import { resultOf } from './cases';
import { type CaseRunner, type Output, type JudgingContext } from './mode';
import { openMode } from './modes';
import { openContext } from './openContext';
import { judgeOutputs } from './outputs';
import { firstCharacters, outputStart } from './outputStart';
import { checkAgainstAnswer } from './standard';

/** Runs a program once, on an input of the caller's. An interactor gets an empty answer. */
export async function tryOutProgram(
  toolchain: Toolchain,
  installed: InstalledLanguage,
  request: TryOutRequest,
  workDir: string,
  signal?: AbortSignal,
): Promise<TryOut> {
  const opened = await openContext(toolchain, installed, request, workDir, signal);
  if ('compileError' in opened) return { ...noTryOut(Status.compileError), compileError: opened.compileError };
  const paths = { input: join(workDir, 'input'), answer: join(workDir, 'answer'), errors: join(workDir, 'errors') };
  await writeFile(paths.input, request.input);
  await writeFile(paths.answer, request.expected?.replaceAll('\r\n', '\n') ?? '');
  await writeFile(paths.errors, '');
  let output = '';
  const onOutput = async (file: Output) => void (output = await outputStart(file));
  const context: JudgingContext = { ...opened, errorsPath: paths.errors, onOutput };
  const run = await openRunner(context, request.expected !== undefined);
  for await (const outcome of run([{ number: 1, inputPath: paths.input, answerPath: paths.answer, score: 0 }])) {
    const { status, timeMs, memoryKb, message = '' } = resultOf(context, outcome);
    const errors = (await readWords(paths.errors)) || (status === Status.systemError || status === Status.runtimeError ? message : '');
    return { status, timeMs, memoryKb, output, errors: firstCharacters(errors) };
  }
  throw new Error('No result of a program that was tried out');
}

export const noTryOut = (status: Status, errors = ''): TryOut => ({
  status,
  timeMs: 0,
  memoryKb: 0,
  output: '',
  errors: firstCharacters(errors),
});

function openRunner(context: JudgingContext, isCompared: boolean): CaseRunner | Promise<CaseRunner> {
  if (context.request.judge?.mode === 'interactive') return openMode(context);
  return judgeOutputs(context, isCompared ? checkAgainstAnswer(context.request.ignoreEndBlank) : async () => ({ status: Status.accepted }));
}
