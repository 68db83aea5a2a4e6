import type { Assignment } from '@oj/contract';
import type { Terms } from './useAssignments';

/** What the form holds. */
export interface AssignmentValues {
  dueAt: Date | null;
  allowsLate: boolean;
  lateUntil: Date | null;
  whom: 'all' | 'some';
  members: readonly { key: string; name: string }[];
  note: string;
}

export const newAssignment: AssignmentValues = { dueAt: null, allowsLate: false, lateUntil: null, whom: 'all', members: [], note: '' };

export const valuesOf = (
  { dueAt, lateUntil, toAll, note }: Assignment,
  chosen: readonly { uid: string; username: string }[],
): AssignmentValues => ({
  dueAt,
  allowsLate: lateUntil !== null,
  lateUntil,
  whom: toAll ? 'all' : 'some',
  members: chosen.map(({ uid, username }) => ({ key: uid, name: username })),
  note,
});

/** What is sent. Undefined until there is a deadline, and whom it is for. */
export function termsOf({ dueAt, allowsLate, lateUntil, whom, members, note }: AssignmentValues): Terms | undefined {
  const toAll = whom === 'all';
  if (!dueAt || (allowsLate && !lateUntil) || (!toAll && !members.length)) return undefined;
  return { dueAt, lateUntil: allowsLate ? lateUntil : null, toAll, uids: toAll ? [] : members.map(({ key }) => Number(key)), note };
}
