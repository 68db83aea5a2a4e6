import type { ErrorCode } from '@oj/contract';
import type { Caller } from '../../access/caller';

export type QuestionState = 'open' | 'answered';

/**
 * Why an organiser should not answer a question now: another one has claimed it, or has answered it since the organiser looked.
 * @param known the state that the organiser has seen.
 * @param force answer although another one has claimed it.
 */
export function refusalToAnswer(
  { helperId, question }: { helperId: number | null; question: QuestionState | null },
  { id }: Pick<Caller, 'id'>,
  known: QuestionState,
  force = false,
): ErrorCode | undefined {
  if (question === 'answered' && known === 'open') return 'comment.answered';
  return !force && helperId !== null && helperId !== id ? 'contest.helperTaken' : undefined;
}
