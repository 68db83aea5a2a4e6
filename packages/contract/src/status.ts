/** Where a submission or a case stands: the numbers of the wire protocol. */
export const Status = {
  notSubmitted: -10,
  submittedUnknown: -5,
  cancelled: -4,
  presentationError: -3,
  compileError: -2,
  wrongAnswer: -1,
  accepted: 0,
  timeLimitExceeded: 1,
  memoryLimitExceeded: 2,
  runtimeError: 3,
  systemError: 4,
  pending: 5,
  compiling: 6,
  judging: 7,
  partialAccepted: 8,
  submitting: 9,
  submittedFailed: 10,
} as const;

export type Status = (typeof Status)[keyof typeof Status];

const underway: ReadonlySet<Status> = new Set([Status.pending, Status.compiling, Status.judging, Status.submitting]);

/** Whether a verdict is still to come. */
export const isUnderway = (status: Status) => underway.has(status);
