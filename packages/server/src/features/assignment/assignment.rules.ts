import type { AssignmentMark, AssignmentState } from '@oj/contract';
import type { Cell } from '../trainingRank/standing';

export interface Deadline {
  dueAt: Date;
  lateUntil: Date | null;
}

export interface MarkedCell extends Pick<Cell, 'status' | 'score' | 'tries'> {
  mark: AssignmentMark | null;
}

export interface AssignmentSums {
  state: AssignmentState;
  /** Problems that count, the late ones among them. */
  solved: number;
  late: number;
  tries: number;
  lastAt: number | null;
}

/** Cells of a student by number of the problem. Undefined: the student has tried nothing. */
type Tried = ReadonlyMap<number, Cell> | undefined;

/** What was accepted before the hand-out counts as what was accepted in time. */
export function markOf({ acceptedAt }: Pick<Cell, 'acceptedAt'>, { dueAt, lateUntil }: Deadline): AssignmentMark | null {
  if (acceptedAt === null) return null;
  if (acceptedAt <= dueAt.getTime()) return 'onTime';
  return lateUntil && acceptedAt <= lateUntil.getTime() ? 'late' : 'missed';
}

/** How a student stands with an assignment, from what they did with the problems of its training. */
export function sumsOf(tried: Tried, problemIds: readonly number[], deadline: Deadline): AssignmentSums {
  let [solved, late, tries, lastAt] = [0, 0, 0, 0];
  for (const problemId of problemIds) {
    const cell = tried?.get(problemId);
    if (!cell) continue;
    const mark = markOf(cell, deadline);
    if (mark === 'onTime' || mark === 'late') solved += 1;
    if (mark === 'late') late += 1;
    tries += cell.tries;
    lastAt = Math.max(lastAt, cell.lastAt);
  }
  const isDone = problemIds.length > 0 && solved === problemIds.length;
  const state = isDone ? (late ? 'late' : 'done') : tries ? 'begun' : 'none';
  return { state, solved, late, tries, lastAt: tries ? lastAt : null };
}

/** The cell of a student and a problem. Undefined: the student has not tried it. */
export function cellOf(tried: Tried, problemId: number, deadline: Deadline): MarkedCell | undefined {
  const cell = tried?.get(problemId);
  return cell && { status: cell.status, score: cell.score, tries: cell.tries, mark: markOf(cell, deadline) };
}
