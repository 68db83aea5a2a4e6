import type { ProblemCheckKind, ProblemCheckOutcome } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { lockUntilCommit } from '../../database/locks';
import { enqueue, priorities } from '../../judge/queue/queue';
import { judgeJobs } from '../../judge/queue/queue.table';
import { problems } from '../problem/problem.table';
import { checkedProblem } from './checkRun.queries';
import { problemChecks, setterPrograms, type StressOrder } from './problemCheck.table';

type Program = typeof setterPrograms.$inferInsert;

@Injectable()
export class ProblemCheckQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** Runs `work` in a transaction that locks the checks of a problem. */
  withProblemLock<Result>(problemId: number, work: (tx: Executor) => Promise<Result>) {
    return this.db.transaction(async tx => {
      await lockUntilCommit(tx, 'problemChecks', problemId);
      return work(tx);
    });
  }

  /** What checks are about, as it is now. */
  checked = (problemId: number, executor: Executor = this.db) => checkedProblem(executor, problemId);

  checks(problemId: number, executor: Executor = this.db) {
    return executor
      .select({ check: problemChecks, isWaiting: sql<boolean>`${isNotNull(judgeJobs.id)}` })
      .from(problemChecks)
      .leftJoin(judgeJobs, and(eq(judgeJobs.kind, 'check'), eq(judgeJobs.targetId, problemChecks.id)))
      .where(eq(problemChecks.problemId, problemId))
      .orderBy(asc(problemChecks.id));
  }

  programs = (problemId: number, executor: Executor = this.db) =>
    executor.select().from(setterPrograms).where(eq(setterPrograms.problemId, problemId)).orderBy(asc(setterPrograms.role));

  async setProgram(tx: Executor, program: Program) {
    const { language, code, protocol } = program;
    await tx
      .insert(setterPrograms)
      .values(program)
      .onConflictDoUpdate({ target: [setterPrograms.problemId, setterPrograms.role], set: { language, code, protocol } });
  }

  /** False when there was none. */
  async removeProgram(tx: Executor, problemId: number, role: Program['role']) {
    const removed = await tx.delete(setterPrograms).where(and(eq(setterPrograms.problemId, problemId), eq(setterPrograms.role, role)));
    return removed.rowCount === 1;
  }

  /** Puts a check to the queue; what the last one found stays until it has run. */
  async start(tx: Executor, of: { problemId: number; kind: ProblemCheckKind; stress: StressOrder | null }, userId: number) {
    const [row] = await tx
      .insert(problemChecks)
      .values(of)
      .onConflictDoUpdate({ target: [problemChecks.problemId, problemChecks.kind], set: { stress: of.stress } })
      .returning({ id: problemChecks.id });
    if (!row) throw new Error('the check was not stored');
    await enqueue(tx, { kind: 'check', targetId: row.id, userId, language: null, priority: priorities.reference });
  }

  async setOutcome(tx: Executor, problemId: number, kind: ProblemCheckKind, outcome: ProblemCheckOutcome) {
    await tx
      .update(problemChecks)
      .set({ outcome })
      .where(and(eq(problemChecks.problemId, problemId), eq(problemChecks.kind, kind)));
  }

  /** Locks a problem until the transaction ends. */
  async lockProblem(tx: Executor, problemId: number) {
    const [found] = await tx.select().from(problems).where(eq(problems.id, problemId)).for('no key update');
    return found;
  }
}
