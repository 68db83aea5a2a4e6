import { ApiError } from '@oj/contract';
import { hasSubtasks } from '../../judge/modes/scoring';
import type { CaseMode } from '../../judge/request';
import type { problemCases } from '../problem/problem.table';
import type { UploadedCase } from './testData.table';

/** Names of the files of a case that has no names. */
export const namesOf = (number: number) => ({ input: `${number}.in`, output: `${number}.out` });

/** A case of a problem as if it had been uploaded a moment ago. */
export const asUploaded = (row: typeof problemCases.$inferSelect): UploadedCase => ({
  input: row.inputName ?? namesOf(row.number).input,
  inputHash: row.inputHash,
  inputBytes: row.inputBytes,
  output: row.answerName ?? namesOf(row.number).output,
  outputHash: row.answerHash,
  outputBytes: row.answerBytes,
});

/** A case as its problem's author wants it. */
export interface WantedCase {
  input: string;
  output: string;
  score?: number | null;
  groupNum?: number | null;
}

export interface ChosenCase extends UploadedCase {
  score: number;
  group?: number;
}

/** 100 points in equal shares; what is left over goes to the last cases, a point each. */
export function evenScores(count: number): number[] {
  const [each, rest] = [Math.floor(100 / count), 100 % count];
  return Array.from({ length: count }, (_, index) => each + (index >= count - rest ? 1 : 0));
}

/** All uploaded cases. @throws ApiError when the answer of one is missing: such a case is taken only when it is asked for. */
function allOf(uploaded: readonly UploadedCase[]): WantedCase[] {
  const alone = uploaded.find(({ output }) => !output);
  if (alone) throw new ApiError('input.invalid', `samples: ${alone.input} has no answer; list the cases to take it with an empty one`);
  return uploaded.map(({ input, output }) => ({ input, output }));
}

/**
 * The uploaded files that were wanted, in that order, or all of them, with their points and groups.
 * @throws ApiError that names the case which is wrong.
 */
export function chooseCases(
  uploaded: readonly UploadedCase[],
  wanted: readonly WantedCase[] | undefined,
  { isScored, judgeCaseMode }: { isScored: boolean; judgeCaseMode: CaseMode },
): ChosenCase[] {
  const order = wanted ?? allOf(uploaded);
  const even = evenScores(order.length);
  return order.map(({ input, output, score, groupNum }, index) => {
    const found = uploaded.find(each => each.input === input && each.output === output);
    if (!found) throw new ApiError('input.invalid', `samples.${index}: ${input} with ${output || 'no output'} was not uploaded`);
    if (wanted && isScored && typeof score !== 'number')
      throw new ApiError('input.invalid', `samples.${index}.score: is required for a scored problem`);
    if (wanted && hasSubtasks(judgeCaseMode) && !groupNum)
      throw new ApiError('input.invalid', `samples.${index}.groupNum: is required in a subtask mode`);
    return { ...found, score: isScored ? (score ?? even[index] ?? 0) : 0, group: hasSubtasks(judgeCaseMode) ? (groupNum ?? 1) : undefined };
  });
}
