import { eq, isNull, type SQL } from 'drizzle-orm';
import type { Scope } from '../../access/scope';
import { submissions } from './submission.table';

/** Where a submission belongs: to practice, or to a contest. Nothing else in the server looks at the column. */
export interface Place {
  /** Null: practice. */
  contestId: number | null;
}

export const practice: Place = { contestId: null };
/** Of an opened scope. */
export const placeOf = (scope: Scope): Place => (scope.kind === 'contest' ? { contestId: scope.contest.id } : practice);
export const isOfContest = (place: Place): place is Place & { contestId: number } => place.contestId !== null;
export const isPractice = ({ contestId }: Place): boolean => contestId === null;

/** The rows of `submissions` that belong there. */
export const belongsTo = ({ contestId }: Place): SQL =>
  contestId === null ? isNull(submissions.contestId) : eq(submissions.contestId, contestId);
