import { Status } from '@oj/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { userCounts } from '../account/account.table';
import { problemCounts, problems } from '../problem/problem.table';
import { isPublic } from '../problem/problem.visibility';
import { belongsTo, practice } from './place.sql';
import { counterOf, countedStatuses } from './submission.rules';
import { userProblems } from '../problem/problem.table';
import { submissions } from './submission.table';

/**
 * The numbers that follow from practice verdicts: counters of a problem, how each user stands with it, and what each user has come to
 * in all, where everybody reads it: counters of users leave out problems that are hidden. A new verdict is added to them; whatever takes a verdict back has them computed afresh, so that both ways come to the same.
 * Locks are taken in this order: counters of the problem, counters of users (by number), standings.
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
  if (await isCounted(tx, judged.problemId)) await addToUser(tx, judged);
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
        submissions: sql`${userProblems.submissions} + 1`,
      },
    });
}

/** What a verdict adds to the counters of its user, before it changes the standing. The first statement keeps other verdicts waiting. */
async function addToUser(tx: Executor, { userId, problemId, status, oiRankScore }: Judged) {
  await tx
    .insert(userCounts)
    .values({ userId, total: 1 })
    .onConflictDoUpdate({ target: userCounts.userId, set: { total: sql`${userCounts.total} + 1` } });
  if (status !== Status.accepted && !oiRankScore) return;
  const [before] = await tx
    .select({ status: userProblems.status, oiRankScore: userProblems.oiRankScore })
    .from(userProblems)
    .where(and(eq(userProblems.userId, userId), eq(userProblems.problemId, problemId)));
  const ac = status === Status.accepted && before?.status !== Status.accepted ? 1 : 0;
  const score = Math.max(0, (oiRankScore ?? 0) - (before?.oiRankScore ?? 0));
  if (!ac && !score) return;
  await tx
    .update(userCounts)
    .set({ ac: sql`${userCounts.ac} + ${ac}`, score: sql`${userCounts.score} + ${score}` })
    .where(eq(userCounts.userId, userId));
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

/** Computes how a user stands with a problem, or everybody with it, from the submissions; counters of users follow. */
export async function refreshStanding(tx: Executor, { problemId, userId }: { problemId: number; userId?: number }) {
  const theirs = userId === undefined ? sql`` : sql`and user_id = ${userId}`;
  await lockUserCounts(tx, sql`problem_id = ${problemId} ${theirs}`);
  await tx.execute(sql`
    with changed as (delete from ${userProblems} where problem_id = ${problemId} ${theirs} returning *)
    ${addedUp('-')} and ${isCountedProblem(problemId)}`);
  await tx.execute(sql`
    with changed as (
      insert into ${userProblems} (user_id, problem_id, status, submission_id, score, oi_rank_score, submissions, changed_at)
      select distinct on (user_id)
        user_id, problem_id, status, id, max(score) over own, max(oi_rank_score) over own, count(*) over own, coalesce(judged_at, now())
      from ${submissions}
      where problem_id = ${problemId} and ${belongsTo(practice)} and status in (${counted}) ${theirs}
      window own as (partition by user_id)
      order by user_id, status = ${Status.accepted} desc, case when status = ${Status.accepted} then id else -id end
      returning *
    ) ${addedUp('+')} and ${isCountedProblem(problemId)}`);
}

/** Counts a problem for its users from now on, or no longer, before it becomes public or hidden. Verdicts wait for the end of this. */
export async function countProblem(tx: Executor, problemId: number, isPublic: boolean) {
  await lockCountsOf(tx, [problemId]);
  await tx.execute(sql`
    with changed as (select * from ${userProblems} where problem_id = ${problemId}) ${addedUp(isPublic ? '+' : '-')}`);
}

/** Locks the counters of problems, and those of their users. Done once for all problems that `countProblem` is called for. */
export async function lockCountsOf(tx: Executor, problemIds: readonly number[]) {
  const isOne = inArray(sql`problem_id`, [...problemIds]);
  await tx.execute(sql`select from ${problemCounts} where ${isOne} order by problem_id for update`);
  await lockUserCounts(tx, isOne);
}

const lockUserCounts = (tx: Executor, chosen: SQL) =>
  tx.execute(sql`
    select from ${userCounts} where user_id in (select user_id from ${userProblems} where ${chosen}) order by user_id for update`);

const isCountedProblem = (problemId: number) => sql`exists (select from ${problems} where ${and(eq(problems.id, problemId), isPublic)})`;

/** Asked once the counters of the problem are locked, so that the answer stays true. */
async function isCounted(tx: Executor, problemId: number) {
  const found = await tx
    .select({ id: problems.id })
    .from(problems)
    .where(and(eq(problems.id, problemId), isPublic));
  return found.length > 0;
}

/** Brings changed standings, of one problem, into the counters of their users. */
const addedUp = (sign: '+' | '-') => sql`
  update ${userCounts} as counts set
    ac = counts.ac ${sql.raw(sign)} (changed.status = ${Status.accepted})::integer,
    total = counts.total ${sql.raw(sign)} changed.submissions,
    score = counts.score ${sql.raw(sign)} coalesce(changed.oi_rank_score, 0)
  from changed where counts.user_id = changed.user_id`;

/** Computes the counters of a problem from the submissions. */
export async function refreshCounts(tx: Executor, problemId: number) {
  const totals = Object.entries(counterOf).map(([status, counter]) =>
    sql.join([sql.identifier(counter), sql` = (select count(*) from judged where status = ${Number(status)})`]),
  );
  await tx.execute(sql`
    with judged as (
      select status from ${submissions} where problem_id = ${problemId} and ${belongsTo(practice)} and status in (${counted})
    )
    update ${problemCounts} set total = (select count(*) from judged), ${sql.join(totals, sql`, `)} where problem_id = ${problemId}`);
}
