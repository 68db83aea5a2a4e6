import { Status } from '@oj/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { problemCounts } from '../problem/problem.table';
import { counterOf, countedStatuses } from './submission.rules';
import { submissions, userProblems } from './submission.table';

/**
 * The numbers that follow from practice verdicts: counters of a problem, and how each user stands with it. A new verdict is added to
 * them; whatever takes a verdict back has them computed afresh, so that both ways come to the same.
 */

/** A judged submission, as far as standings look at it. */
export interface Judged {
  submissionId: number;
  userId: number;
  problemId: number;
  status: Status;
  score: number | null;
  oiRankScore: number | null;
}

/** Adds a verdict of a submission that had none. */
export async function addToStanding(tx: Executor, judged: Judged) {
  if (!counterOf[judged.status]) return;
  await addToCounts(tx, judged.problemId, judged.status, 1);
  const { status, submissionId } = judged;
  const isFirstAccepted =
    status === Status.accepted
      ? sql`(${userProblems.status} <> ${Status.accepted} or ${userProblems.submissionId} > ${submissionId})`
      : sql`(${userProblems.status} <> ${Status.accepted} and ${userProblems.submissionId} < ${submissionId})`;
  const ifDecisive = (column: SQL.Aliased | unknown, value: unknown) => sql`case when ${isFirstAccepted} then ${value} else ${column} end`;
  await tx
    .insert(userProblems)
    .values(judged)
    .onConflictDoUpdate({
      target: [userProblems.userId, userProblems.problemId],
      set: {
        status: ifDecisive(userProblems.status, sql`${status}::smallint`),
        submissionId: ifDecisive(userProblems.submissionId, sql`${submissionId}::integer`),
        changedAt: ifDecisive(userProblems.changedAt, sql`now()`),
        score: sql`greatest(${userProblems.score}, excluded.score)`,
        oiRankScore: sql`greatest(${userProblems.oiRankScore}, excluded.oi_rank_score)`,
      },
    });
}

/** Counts one submission under another status; `refreshStanding` does the rest. */
export async function recount(tx: Executor, problemId: number, from: Status, to: Status) {
  await addToCounts(tx, problemId, from, -1);
  await addToCounts(tx, problemId, to, 1);
}

async function addToCounts(tx: Executor, problemId: number, status: Status, change: 1 | -1) {
  const counter = counterOf[status];
  if (!counter) return;
  await tx
    .update(problemCounts)
    .set({ total: sql`${problemCounts.total} + ${change}`, [counter]: sql`${problemCounts[counter]} + ${change}` })
    .where(eq(problemCounts.problemId, problemId));
}

const counted = sql.raw(countedStatuses.join(', '));

/** Computes how a user stands with a problem, or everybody with it, from the submissions. */
export async function refreshStanding(tx: Executor, { problemId, userId }: { problemId: number; userId?: number }) {
  const theirs = userId === undefined ? undefined : eq(userProblems.userId, userId);
  await tx.delete(userProblems).where(and(eq(userProblems.problemId, problemId), theirs));
  await tx.execute(sql`
    insert into ${userProblems} (user_id, problem_id, status, submission_id, score, oi_rank_score, changed_at)
    select distinct on (user_id) user_id, problem_id, status, id, max(score) over own, max(oi_rank_score) over own, coalesce(judged_at, now())
    from ${submissions}
    where problem_id = ${problemId} and contest_id is null and status in (${counted})
      ${userId === undefined ? sql`` : sql`and user_id = ${userId}`}
    window own as (partition by user_id)
    order by user_id, status = ${Status.accepted} desc, case when status = ${Status.accepted} then id else -id end`);
}

/** Computes the counters of a problem from the submissions. */
export async function refreshCounts(tx: Executor, problemId: number) {
  const totals = Object.entries(counterOf).map(([status, counter]) =>
    sql.join([sql.identifier(counter), sql` = (select count(*) from judged where status = ${Number(status)})`]),
  );
  await tx.execute(sql`
    with judged as (
      select status from ${submissions} where problem_id = ${problemId} and contest_id is null and status in (${counted})
    )
    update ${problemCounts} set total = (select count(*) from judged), ${sql.join(totals, sql`, `)} where problem_id = ${problemId}`);
}
