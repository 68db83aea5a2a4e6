/** Where the words of a program go: its standard input and output, or files of its directory, are files of ours. */
import { type FileHandle, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesKb, withFiles } from '../extraFiles';
import { programCommand } from '../programCommand';
import { type FileNames, type TestCase } from '../request';
import { type BoxCase, casesAhead, type Command, type Run } from '../sandbox/sandbox';
import { fileForErrors } from '../uncaught';
import { type JudgingContext } from './mode';
import { graceMs } from './nearLimit';

export interface Written {
  testCase: TestCase;
  run: Run;
  /** File with what the program wrote, until the next value is asked for. */
  path: string;
  file: FileHandle;
  /** File with the end of what the program wrote to its standard error. */
  errorsPath: string | undefined;
}

export const leastOutputBytes = 32 << 20;

const outputKbOf = async ({ answerPath }: TestCase) => Math.max(2 * (await stat(answerPath)).size, leastOutputBytes) / 1024;

/** The command of the program in this context. */
export async function contextCommand({ installed, programDir, request, files, errorsPath }: JudgingContext): Promise<Command> {
  const command = await withFiles(await programCommand(installed, programDir, request.limits), files);
  const { cpuMs } = command.limits;
  const limits = { ...command.limits, cpuMs: cpuMs + graceMs(cpuMs) };
  return { ...command, limits, log: errorsPath ? { path: errorsPath, maxKb: 4 } : undefined };
}

export async function* runOnStreams(context: JudgingContext, cases: readonly TestCase[]): AsyncGenerator<Written, void> {
  const outputs = await openOutputs(context, casesAhead);
  let ended = 0;
  try {
    const boxCases = await Promise.all(cases.map((each, index) => boxCase(each, outputs[index % casesAhead])));
    for await (const run of context.toolchain.sandbox.run(await contextCommand(context), boxCases, context.signal)) {
      const [testCase, output] = [cases[ended], outputs[ended % casesAhead]];
      if (!testCase || !output) throw new Error('More results than cases');
      ended += 1;
      yield { testCase, run, ...output };
      await output.file.truncate();
    }
  } finally {
    await Promise.all(outputs.map(({ file }) => file.close()));
  }
}

/**
 * The input lies in the directory of the program, and what lies there under the other name in the end is its output: nothing, if that
 * is no regular file. Neither costs it room or memory, as far as the output is no longer than twice the answer.
 */
export async function* runOnFiles(
  context: JudgingContext,
  { read, write }: FileNames,
  cases: readonly TestCase[],
): AsyncGenerator<Written, void> {
  const [output, ignored] = await openOutputs(context, 2);
  if (!output || !ignored) return;
  try {
    const command = await contextCommand(context);
    for (const testCase of cases) {
      const outputKb = Math.ceil(await outputKbOf(testCase));
      const onFiles = await withFiles(command, { [read]: testCase.inputPath });
      const { limits } = onFiles;
      const ownKb = 2 * (await pagesKb([testCase.answerPath]));
      const { errorsPath } = output;
      const only = { number: testCase.number, inputPath: '/dev/null', outputPath: ignored.path, errorsPath, outputKb };
      const run = await context.toolchain.sandbox.runOnce(
        {
          ...onFiles,
          limits: { ...limits, memoryKb: limits.memoryKb + ownKb, scratchKb: limits.scratchKb + outputKb },
          take: [{ name: write, to: output.path, maxKb: outputKb }],
        },
        only,
        context.signal,
      );
      const { size } = await output.file.stat();
      const memoryKb = Math.max(0, run.memoryKb - (limits.memoryKb - command.limits.memoryKb));
      const ending = run.ending === 'exit' && size >= outputKb * 1024 ? 'output' : run.ending;
      yield { testCase, run: { ...run, memoryKb, ending }, ...output };
      await output.file.truncate();
    }
  } finally {
    await Promise.all([output, ignored].map(({ file }) => file.close()));
  }
}

type Opened = Omit<Written, 'testCase' | 'run'>;

function openOutputs({ installed, workDir, errorsPath }: JudgingContext, count: number): Promise<Opened[]> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  return Promise.all(
    numbers.map(async number => {
      const path = join(workDir, `output-${number}`);
      const ownErrors = errorsPath === undefined ? await fileForErrors(installed, workDir, number) : undefined;
      return { path, file: await open(path, 'w+', 0o600), errorsPath: ownErrors };
    }),
  );
}

const boxCase = async (testCase: TestCase, opened: Opened | undefined): Promise<BoxCase> => ({
  number: testCase.number,
  inputPath: testCase.inputPath,
  outputPath: opened?.path ?? '',
  errorsPath: opened?.errorsPath,
  outputKb: await outputKbOf(testCase),
});
