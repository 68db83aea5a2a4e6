import type { AssignmentMark, AssignmentState } from '@oj/contract';
import type { Cell } from '../training/rank/standing';

export interface Deadline {
  dueAt: Date;
  lateUntil: Date | null;
}

export interface MarkedCell extends Omit<Cell, 'runTime' | 'acceptedAt'> {
  mark: AssignmentMark | null;
}

export interface AssignmentLine {
  state: AssignmentState;
  /** Problems that count, the late ones among them. */
  solved: number;
  late: number;
  tries: number;
  lastAt: number | null;
  /** By number of the problem. */
  cells: ReadonlyMap<number, MarkedCell>;
}

/** What was accepted before the hand-out counts as what was accepted in time. */
export function markOf({ acceptedAt }: Pick<Cell, 'acceptedAt'>, { dueAt, lateUntil }: Deadline): AssignmentMark | null {
  if (acceptedAt === null) return null;
  if (acceptedAt <= dueAt.getTime()) return 'onTime';
  return lateUntil && acceptedAt <= lateUntil.getTime() ? 'late' : 'missed';
}

/** How a student stands with an assignment, from what they did with the problems of its training. */
export function lineOf(tried: ReadonlyMap<number, Cell> | undefined, problemIds: readonly number[], deadline: Deadline): AssignmentLine {
  const cells = new Map<number, MarkedCell>();
  let [solved, late, tries, lastAt] = [0, 0, 0, 0];
  for (const problemId of problemIds) {
    const cell = tried?.get(problemId);
    if (!cell) continue;
    const mark = markOf(cell, deadline);
    cells.set(problemId, { status: cell.status, score: cell.score, tries: cell.tries, lastAt: cell.lastAt, mark });
    if (mark === 'onTime' || mark === 'late') solved += 1;
    if (mark === 'late') late += 1;
    tries += cell.tries;
    lastAt = Math.max(lastAt, cell.lastAt);
  }
  const isDone = problemIds.length > 0 && solved === problemIds.length;
  const state = isDone ? (late ? 'late' : 'done') : tries ? 'begun' : 'none';
  return { state, solved, late, tries, lastAt: tries ? lastAt : null, cells };
}
