import { isUnderway, Status } from '@oj/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database';
import { announce } from '../../events/events';
import { finish, holds, type Job } from '../../judge/queue/queue';
import { problemCounts } from '../problem/problem.table';
import { counterOf } from './submission.rules';
import { type CaseRecord, submissionCases, submissionCodes, submissions, userProblems } from './submission.table';

export interface Verdict {
  status: Status;
  timeMs: number;
  memoryKb: number;
  score: number | null;
  oiRankScore: number | null;
  errorMessage?: string;
  cases: CaseRecord[];
  judger: string;
}

/** What a judge needs to know of a submission; undefined when it is gone or already judged. */
export async function findUnjudged(db: Database, id: number) {
  const [found] = await db
    .select({ problemId: submissions.problemId, status: submissions.status, language: submissions.language, code: submissionCodes.code })
    .from(submissions)
    .innerJoin(submissionCodes, eq(submissionCodes.submissionId, submissions.id))
    .where(eq(submissions.id, id));
  return found && isUnderway(found.status) ? found : undefined;
}

/** Shows how far a judging is. Nothing happens when the attempt has been overtaken. */
export const markPhase = (db: Database, job: Job, status: typeof Status.compiling | typeof Status.judging) =>
  db.transaction(async tx => {
    if (!(await holds(tx, job))) return;
    await tx.update(submissions).set({ status }).where(eq(submissions.id, job.submissionId));
    if (status === Status.compiling) await announce(tx, { event: 'submission.compiling', submitId: job.submissionId, status });
  });

/**
 * Stores a verdict, its cases and every number derived from it, ends the job and announces it: all in one transaction, or
 * nothing when the attempt has been overtaken. Tells whether it was stored.
 */
export const storeVerdict = (db: Database, job: Job, { cases, judger, ...verdict }: Verdict) =>
  db.transaction(async tx => {
    if (!(await finish(tx, job))) return false;
    const [row] = await tx
      .update(submissions)
      .set({ ...verdict, errorMessage: verdict.errorMessage ?? null, judger, isManual: false, judgedAt: sql`now()` })
      .where(eq(submissions.id, job.submissionId))
      .returning({ userId: submissions.userId, problemId: submissions.problemId });
    if (!row) return false;
    await tx
      .insert(submissionCases)
      .values({ submissionId: job.submissionId, cases })
      .onConflictDoUpdate({ target: submissionCases.submissionId, set: { cases } });
    await countVerdict(tx, row.problemId, verdict.status);
    await noteStanding(tx, { ...row, submissionId: job.submissionId, status: verdict.status, score: verdict.score });
    await announce(tx, {
      event: 'submission.judged',
      submitId: job.submissionId,
      status: verdict.status,
      time: verdict.timeMs,
      memory: verdict.memoryKb,
      score: verdict.score,
      judger,
    });
    return true;
  });

async function countVerdict(tx: Executor, problemId: number, status: Status) {
  const counter = counterOf[status];
  if (!counter) return;
  await tx
    .update(problemCounts)
    .set({ total: sql`${problemCounts.total} + 1`, [counter]: sql`${problemCounts[counter]} + 1` })
    .where(eq(problemCounts.problemId, problemId));
}

/** Accepted wins, else the latest submission. */
const noteStanding = (tx: Executor, standing: typeof userProblems.$inferInsert) =>
  tx
    .insert(userProblems)
    .values(standing)
    .onConflictDoUpdate({
      target: [userProblems.userId, userProblems.problemId],
      set: { status: standing.status, score: standing.score, submissionId: standing.submissionId, changedAt: sql`now()` },
      setWhere: and(
        sql`${userProblems.status} <> ${Status.accepted}`,
        sql`(${standing.status} = ${Status.accepted} or ${userProblems.submissionId} < ${standing.submissionId})`,
      ),
    });
