import { eq, isNull, type SQL } from 'drizzle-orm';
import { submissions } from './submission.table';

/** Where a submission belongs: to practice, or to a contest. Nothing else in the server looks at the column. */
export interface Place {
  /** Null: practice. */
  contestId: number | null;
}

export const practice: Place = { contestId: null };
export const isPractice = ({ contestId }: Place): boolean => contestId === null;

/** The rows of `submissions` that belong there. */
export const belongsTo = ({ contestId }: Place): SQL =>
  contestId === null ? isNull(submissions.contestId) : eq(submissions.contestId, contestId);
