import { isUnderway, Status } from '@oj/contract';
import type { ContestTry } from '@oj/ui/ranking';
import type { submissions } from '../../submission/submission.table';

export type TryRow = Pick<typeof submissions.$inferSelect, 'id' | 'userId' | 'problemId' | 'status' | 'score' | 'timeMs'> & {
  /** Since the start of the contest. */
  second: number;
};

/** Verdicts about programs that were never judged: nobody can say that they were wrong, and they bring or take no points. */
const unjudged: ReadonlySet<Status> = new Set([
  Status.compileError,
  Status.systemError,
  Status.submittedFailed,
  Status.submittedUnknown,
  Status.notSubmitted,
]);

/** Whether there is a result that counts, be it a bad one. */
export const hasResult = (status: Status): boolean => !isUnderway(status) && status !== Status.cancelled && !unjudged.has(status);

/** Whether a submission can count at all. */
export const isOnBoard = ({ status, second }: TryRow): boolean => second >= 0 && status !== Status.cancelled;

/** A submission as a board reads it. */
export function toTry({ id, userId, status, score, timeMs, second }: TryRow, problem: string): ContestTry {
  const isJudged = hasResult(status);
  return {
    id,
    problem,
    entrantId: String(userId),
    accepted: status === Status.accepted,
    atSeconds: second,
    penalised: isJudged,
    waiting: isUnderway(status),
    compileError: status === Status.compileError,
    score: isJudged ? score : null,
    timeMs: timeMs ?? undefined,
  };
}
