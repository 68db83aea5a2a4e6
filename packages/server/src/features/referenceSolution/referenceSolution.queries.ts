import { Injectable } from '@nestjs/common';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { lockUntilCommit } from '../../database/locks';
import { enqueueAll, priorities, withdraw } from '../../judge/queue/queue';
import { judgeJobs } from '../../judge/queue/queue.table';
import { judgedProblem } from '../problem/judgedProblem.queries';
import { judgingDigest } from '../problem/judgingDigest';
import { referenceSolutions } from './referenceSolution.table';

type Draft = Pick<typeof referenceSolutions.$inferInsert, 'name' | 'language' | 'code' | 'expected'>;

const oneOf = (problemId: number, id: number) => and(eq(referenceSolutions.id, id), eq(referenceSolutions.problemId, problemId));
const neverRun = { run: null, dataDigest: null, judgedAt: null };

@Injectable()
export class ReferenceSolutionQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** Runs `work` in a transaction that locks the reference solutions of a problem. */
  withProblemLock<Result>(problemId: number, work: (tx: Executor) => Promise<Result>) {
    return this.db.transaction(async tx => {
      await lockUntilCommit(tx, 'referenceSolutions', problemId);
      return work(tx);
    });
  }

  all(problemId: number, executor: Executor = this.db) {
    return executor
      .select({ solution: referenceSolutions, isWaiting: sql<boolean>`${isNotNull(judgeJobs.id)}` })
      .from(referenceSolutions)
      .leftJoin(judgeJobs, and(eq(judgeJobs.kind, 'reference'), eq(judgeJobs.targetId, referenceSolutions.id)))
      .where(eq(referenceSolutions.problemId, problemId))
      .orderBy(asc(referenceSolutions.id));
  }

  /** Digest of all that the problem is judged by now. */
  async digest(problemId: number) {
    const { problem, cases } = await judgedProblem(this.db, problemId);
    return judgingDigest(problem, cases);
  }

  async add(tx: Executor, given: Draft & { problemId: number; authorId: number }) {
    const [added] = await tx.insert(referenceSolutions).values(given).returning({ id: referenceSolutions.id });
    if (!added) throw new Error('the solution was not stored');
    return added;
  }

  /** False when there is none. */
  async change(tx: Executor, problemId: number, id: number, draft: Draft) {
    await withdraw(tx, 'reference', id);
    const changed = await tx
      .update(referenceSolutions)
      .set({ ...draft, ...neverRun })
      .where(oneOf(problemId, id));
    return changed.rowCount === 1;
  }

  /** False when there is none. */
  async remove(tx: Executor, problemId: number, id: number) {
    const removed = await tx.delete(referenceSolutions).where(oneOf(problemId, id));
    if (removed.rowCount) await withdraw(tx, 'reference', id);
    return removed.rowCount === 1;
  }

  async enqueue(tx: Executor, problemId: number, userId: number) {
    const { id, language } = referenceSolutions;
    const targets = await tx
      .select({ id, language })
      .from(referenceSolutions)
      .where(eq(referenceSolutions.problemId, problemId))
      .orderBy(id);
    const jobs = targets.map(target => ({ ...target, userId }));
    await enqueueAll(tx, jobs, { kind: 'reference', priority: priorities.reference });
    return targets.length;
  }
}
