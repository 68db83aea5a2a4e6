import { type FileHandle, open } from 'node:fs/promises';
import { checkStandard } from '../checkers/standard';
import { type Mode } from './mode';
import { judgeOutputs } from './outputs';

/** Compares what the program wrote with the answer. */
export const judgeStandard: Mode = trial =>
  judgeOutputs(trial, ({ file }, { answerPath }) => compareOutput(file, answerPath, trial.request.ignoreEndBlank));

async function compareOutput(output: FileHandle, answerPath: string, ignoreEndBlank: boolean) {
  const answer = await open(answerPath);
  try {
    const { status, difference } = await checkStandard(output, answer, ignoreEndBlank);
    return { status, message: difference && `line ${difference.line}, column ${difference.column}` };
  } finally {
    await answer.close();
  }
}
