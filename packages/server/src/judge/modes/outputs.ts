import { type FileHandle, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { programCommand } from '../programCommand';
import { type TestCase } from '../request';
import { type BoxCase, casesAhead } from '../sandbox/sandbox';
import { type Verdict, verdictOfRun } from '../verdict';
import { report, type Trial } from './mode';

/** What a program wrote. */
interface Output {
  path: string;
  file: FileHandle;
}

export const leastOutputBytes = 32 << 20;

/** Runs the program on every case; what it wrote is looked at when it ended well. */
export async function judgeOutputs(trial: Trial, look: (output: Output, testCase: TestCase) => Promise<Verdict>): Promise<void> {
  const { workshop, installed, programDir, request, signal } = trial;
  const outputs = await openOutputs(trial.benchDir);
  let ended = 0;
  try {
    const cases = await Promise.all(request.cases.map((each, index) => boxCase(each, outputs[index % casesAhead]?.path ?? '')));
    for await (const run of workshop.sandbox.run(programCommand(installed, programDir, request.limits), cases, signal)) {
      const [testCase, output] = [request.cases[ended], outputs[ended % casesAhead]];
      if (!testCase || !output) throw new Error('More results than cases');
      ended += 1;
      const verdict = verdictOfRun(installed, run) ?? (await look(output, testCase));
      await output.file.truncate();
      if (!report(trial, testCase, run, verdict)) break;
    }
  } finally {
    await Promise.all(outputs.map(({ file }) => file.close()));
  }
}

function openOutputs(benchDir: string): Promise<Output[]> {
  const paths = Array.from({ length: casesAhead }, (_, index) => join(benchDir, `output-${index}`));
  return Promise.all(paths.map(async path => ({ path, file: await open(path, 'w+', 0o600) })));
}

async function boxCase({ number, inputPath, answerPath }: TestCase, outputPath: string): Promise<BoxCase> {
  const { size } = await stat(answerPath);
  return { number, inputPath, outputPath, outputKb: Math.max(2 * size, leastOutputBytes) / 1024 };
}
