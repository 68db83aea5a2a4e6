import * as z from 'zod/mini';

/** How a submission is judged. */
export const JudgeMode = z
  .enum(['default', 'spj', 'interactive'])
  .check(z.describe('Way of judging: default compares outputs with answers, spj runs a special judge, interactive an interactor.'));
/** What its test cases bring. */
export const JudgeCaseMode = z
  .enum(['default', 'subtask_lowest', 'subtask_average', 'ergodic_without_error'])
  .check(
    z.describe(
      'Use of the test cases: default runs all of them, ergodic_without_error stops at the first failure, subtask_lowest and subtask_average score each subtask by its lowest or its mean result.',
    ),
  );
