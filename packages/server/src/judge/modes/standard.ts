import { open } from 'node:fs/promises';
import { checkStandard } from '../checkers/standard';
import { type CaseRunner, type JudgingContext } from './mode';
import { type OutputChecker, judgeOutputs } from './outputs';

/** Compares what the program wrote with the answer. */
export const judgeStandard = (context: JudgingContext): CaseRunner =>
  judgeOutputs(context, checkAgainstAnswer(context.request.ignoreEndBlank));

export const checkAgainstAnswer =
  (ignoreEndBlank: boolean): OutputChecker =>
  async ({ file, testCase }) => {
    const answer = await open(testCase.answerPath);
    try {
      const { status, difference } = await checkStandard(file, answer, ignoreEndBlank);
      return { status, message: difference && `line ${difference.line}, column ${difference.column}` };
    } finally {
      await answer.close();
    }
  };
