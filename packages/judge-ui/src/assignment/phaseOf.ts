import type { Assignment } from '@oj/contract';

export type Phase = 'open' | 'lateOpen' | 'over';

/** Where an assignment stands at a moment: before the deadline, until the last date, or after both. */
export function phaseOf({ dueAt, lateUntil }: Pick<Assignment, 'dueAt' | 'lateUntil'>, now: number): Phase {
  if (now <= dueAt.getTime()) return 'open';
  return lateUntil && now <= lateUntil.getTime() ? 'lateOpen' : 'over';
}
