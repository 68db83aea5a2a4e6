import { ApiError, MOST_CODE_CHARACTERS, Status } from '@oj/contract';
import type { Caller } from '../../access/caller';
import { LocalisedRefusal } from '../../api/localisedRefusal';

interface Seen {
  userId: number;
  share: boolean;
}

/** The owner and whoever manages where it belongs always see the code; others only when it is shared and the problem allows it. */
export const maySeeCode = (caller: Caller | undefined, { userId, share }: Seen, isManager: boolean, problem: { codeShare: boolean }) =>
  isManager || caller?.id === userId || (share && problem.codeShare);

/** Compiler text quotes the code; what is behind a system error may quote the author's checker. */
export function messageFor(
  { status, errorMessage }: { status: Status; errorMessage: string | null },
  { seesCode, seesFault }: { seesCode: boolean; seesFault: boolean },
) {
  if (status === Status.compileError && !seesCode) return null;
  if (status === Status.systemError && !seesFault) return 'The judge failed on this submission.';
  return errorMessage;
}

/** Refuses code that cannot be judged. */
export function checkCode(code: string) {
  if (!code.trim()) throw new ApiError('submission.codeEmpty');
  if (code.length > MOST_CODE_CHARACTERS) throw new ApiError('submission.codeTooLong');
  if (!code.includes('\0') && code.isWellFormed()) return;
  const line = code.split('\n').findIndex(each => each.includes('\0') || !each.isWellFormed()) + 1;
  throw new LocalisedRefusal('input.invalid', {
    'zh-CN': `代码第 ${line} 行含有 NUL 或残缺的字符，请删去后再试`,
    'en-US': `The code has a NUL or half a character in line ${line}: please remove it and try again`,
  });
}

type Counter = 'ac' | 'wa' | 'tle' | 'mle' | 're' | 'pe' | 'ce' | 'se' | 'pa' | 'sf';

/** The counter of a problem that a verdict belongs to. */
export const counterOf: Partial<Record<Status, Counter>> = {
  [Status.accepted]: 'ac',
  [Status.wrongAnswer]: 'wa',
  [Status.timeLimitExceeded]: 'tle',
  [Status.memoryLimitExceeded]: 'mle',
  [Status.runtimeError]: 're',
  [Status.presentationError]: 'pe',
  [Status.compileError]: 'ce',
  [Status.systemError]: 'se',
  [Status.partialAccepted]: 'pa',
  [Status.submittedFailed]: 'sf',
};

/** Statuses that are verdicts: they count, and they say how a user stands. */
export const countedStatuses: readonly number[] = Object.keys(counterOf).map(Number);
