import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '../../access/scope';
import { submissions } from './submission.table';

/**
 * Where a submission belongs: to practice, to a contest, or to a virtual participation in one. What counts submissions of a contest never
 * meets virtual ones, since they are another place. Nothing else in the server looks at the columns.
 */
export interface Place {
  /** Null: practice. */
  contestId: number | null;
  /** Null: practice, or the contest as it was held. */
  virtualRunId: number | null;
}

export const practice: Place = { contestId: null, virtualRunId: null };
/** A contest as it was held, without virtual participations. */
export const heldContest = (contestId: number) => ({ contestId, virtualRunId: null });
/** The place of a scope. */
export const placeOf = (scope: Scope): Place =>
  scope.kind === 'contest' ? { contestId: scope.contest.id, virtualRunId: scope.run?.id ?? null } : practice;
export const isOfContest = (place: Place): place is Place & { contestId: number } =>
  place.contestId !== null && place.virtualRunId === null;
export const isPractice = ({ contestId }: Pick<Place, 'contestId'>): boolean => contestId === null;

/** The rows of `submissions` that belong there. */
export function belongsTo({ contestId, virtualRunId }: Place): SQL {
  if (contestId === null) return isNull(submissions.contestId);
  const ofRun = virtualRunId === null ? isNull(submissions.virtualRunId) : eq(submissions.virtualRunId, virtualRunId);
  return sql`(${eq(submissions.contestId, contestId)} and ${ofRun})`;
}

/** Whether a user has submitted in the contest of a row while it was held. */
export const hasSubmittedIn = (contestId: AnyPgColumn, userId: number): SQL => {
  const own = and(eq(submissions.contestId, contestId), isNull(submissions.virtualRunId), eq(submissions.userId, userId));
  return sql`exists (select from ${submissions} where ${own})`;
};

/** Those of a contest together with those of its virtual participations. */
export const isAnywhereIn = (contestId: number): SQL => eq(submissions.contestId, contestId);
