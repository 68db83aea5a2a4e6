import { Status } from '@oj/contract';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Toolchain } from '../compile';
import { JudgingError } from '../judgingError';
import { type InstalledLanguage } from '../languages/installed';
import { judgeSubmission } from '../modes/submission';
import { type CaseResult, type ProgramRequest } from '../request';
import { type AskValidator, type Refused, validateInputs } from './validate';

/** What a statement shows, against the model solution and the validator. */
export interface SamplesRequest {
  samples: readonly { input: string; output: string }[];
  /** The model solution; absent: only the validator is asked. */
  program?: ProgramRequest | undefined;
  mostMs: number;
}

export interface SamplesCheck {
  /** Samples on which the model solution does not write what is shown, with the first 1000 characters that it wrote. */
  differing: Pick<CaseResult, 'number' | 'status' | 'message' | 'output'>[];
  /** Samples that the validator does not allow. */
  refused: Refused[];
}

/** Statements show texts without the end of their last line. */
const ended = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/** @throws JudgingError when the model solution or what judges cannot be used. */
export async function checkSamples(
  toolchain: Toolchain,
  installed: InstalledLanguage | undefined,
  { samples, program, mostMs }: SamplesRequest,
  { workDir, validate, signal }: { workDir: string; validate?: AskValidator | undefined; signal?: AbortSignal | undefined },
): Promise<SamplesCheck> {
  const cases = await Promise.all(
    samples.map(async ({ input, output }, index) => {
      const number = index + 1;
      const paths = { inputPath: join(workDir, `sample-${number}.in`), answerPath: join(workDir, `sample-${number}.ans`) };
      await writeFile(paths.inputPath, ended(input));
      await writeFile(paths.answerPath, ended(output));
      return { number, score: 0, ...paths };
    }),
  );
  const inputs = cases.map(({ number, inputPath: path }) => ({ number, path }));
  const { refused } = validate ? await validateInputs(validate, { inputs, mostMs }) : { refused: [] };
  if (!program || !installed || !cases.length) return { differing: [], refused };
  const results: CaseResult[] = [];
  const request = { ...program, ignoreEndBlank: true, type: 'acm', caseMode: 'default', cases } as const;
  const programDir = join(workDir, 'model');
  await mkdir(programDir);
  const onCase = (result: CaseResult) => void results.push(result);
  const judged = await judgeSubmission(toolchain, installed, request, { workDir: programDir, onCase, signal });
  if (judged.status === Status.compileError) throw new JudgingError(`The model solution does not compile.\n${judged.errorMessage ?? ''}`);
  const differing = results
    .filter(({ status }) => status !== Status.accepted)
    .map(({ number, status, message, output }) => ({ number, status, message, output }));
  return { differing, refused };
}
