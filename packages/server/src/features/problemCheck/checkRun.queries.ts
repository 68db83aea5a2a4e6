import type { ProblemCheckOutcome } from '@oj/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database';
import { finish, type Job } from '../../judge/queue/queue';
import { judgedProblem } from '../problem/judgedProblem.queries';
import { referenceSolutions } from '../referenceSolution/referenceSolution.table';
import type { Checked } from './problemCheck.rules';
import { problemChecks, setterPrograms } from './problemCheck.table';

/** A problem with all that checks are about. */
export async function checkedProblem(executor: Executor, problemId: number): Promise<Checked> {
  const { problem, cases } = await judgedProblem(executor, problemId);
  const of = referenceSolutions;
  const solutions = await executor.select().from(of).where(eq(of.problemId, problemId)).orderBy(asc(of.id));
  const programs = await executor.select().from(setterPrograms).where(eq(setterPrograms.problemId, problemId));
  return { problem, cases, solutions, programs };
}

/** What a judge needs to know of a check, as it is at one moment; undefined when it is gone. */
export const findCheck = (db: Database, id: number) =>
  db.transaction(
    async tx => {
      const [check] = await tx.select().from(problemChecks).where(eq(problemChecks.id, id));
      return check && { check, checked: await checkedProblem(tx, check.problemId) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** Stores what a check found and ends the job, or does nothing when the attempt has been overtaken. Tells whether it was stored. */
export const storeCheck = (db: Database, job: Job, { digest, ...outcome }: ProblemCheckOutcome & { digest: string | null }) =>
  db.transaction(async tx => {
    if (!(await finish(tx, job))) return false;
    await tx
      .update(problemChecks)
      .set({ outcome, digest, checkedAt: sql`now()` })
      .where(eq(problemChecks.id, job.targetId));
    return true;
  });
