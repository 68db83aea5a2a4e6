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

type Fault = 'needed' | 'lateRule';

/** What is missing or wrong, by field. */
export function faultsOf({ dueAt, allowsLate, lateUntil, whom, members }: AssignmentValues) {
  const faults: Partial<Record<keyof AssignmentValues, Fault>> = {};
  if (!dueAt) faults.dueAt = 'needed';
  if (allowsLate && !lateUntil) faults.lateUntil = 'needed';
  if (allowsLate && dueAt && lateUntil && lateUntil <= dueAt) faults.lateUntil = 'lateRule';
  if (whom === 'some' && !members.length) faults.members = 'needed';
  return faults;
}

/** What is sent of values without faults. */
export function termsOf({ dueAt, allowsLate, lateUntil, whom, members, note }: AssignmentValues): Terms {
  const toAll = whom === 'all';
  return {
    // The contract refuses what is not there.
    dueAt: dueAt ?? '',
    lateUntil: allowsLate ? lateUntil : null,
    toAll,
    uids: toAll ? [] : members.map(({ key }) => Number(key)),
    note,
  };
}
