import { ApiError, isUnderway, Status } from '@oj/contract';

const givable: ReadonlySet<Status> = new Set([
  Status.presentationError,
  Status.wrongAnswer,
  Status.accepted,
  Status.timeLimitExceeded,
  Status.memoryLimitExceeded,
  Status.runtimeError,
  Status.systemError,
  Status.partialAccepted,
]);

interface Judged {
  status: Status;
  fullScore: number | null;
}

/** Refuses a verdict by hand that makes no sense; answers the score that goes with it, null where cases give no points. */
export function checkManual(current: Judged, given: { status: Status; score?: number | null }): number | null {
  if (isUnderway(current.status)) throw new ApiError('submission.underway');
  if (current.status === Status.compileError) throw new ApiError('submission.compileError');
  if (!givable.has(given.status)) throw new ApiError('input.invalid', 'status: is not a verdict that can be given');
  if (current.fullScore === null) return null;
  if (given.score === undefined || given.score === null || given.score < 0) throw new ApiError('submission.scoreRequired');
  return Math.min(given.score, current.fullScore);
}
