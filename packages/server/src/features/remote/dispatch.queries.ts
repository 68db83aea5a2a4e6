import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database';
import { leaseThis, prolong, type Job } from '../../judge/queue/queue';
import { judgeJobs } from '../../judge/queue/queue.table';
import type { AccountSite } from '../../remote/adapter';
import type { Assignment } from '../../remote/schedule';
import { contests } from '../contest/contest.table';
import { remoteQueueOf } from '../../remote/judgedBy';
import { problems } from '../problem/problem.table';
import { submissionCodes, submissions } from '../submission/submission.table';
import { freeAccount, leaseAccount, leaseEnd } from '../remoteSite/remoteAccount.queries';
import { remoteAccounts } from '../remoteSite/remoteSite.table';
import { remoteRuns } from './remote.table';

type Run = typeof remoteRuns.$inferSelect;

/** Number of jobs of one site that are looked at together: more than it has accounts. */
const MOST_JOBS = 100;

/** Accounts and jobs of a site, as the schedule looks at them. */
export async function situationOf(db: Database, site: AccountSite) {
  const [accounts, jobs] = await Promise.all([
    db
      .select({ account: remoteAccounts, isBusy: sql<boolean>`coalesce(${remoteAccounts.leasedUntil} > now(), false)` })
      .from(remoteAccounts)
      .where(eq(remoteAccounts.site, site))
      .orderBy(asc(remoteAccounts.id)),
    db
      .select({ id: judgeJobs.id, queuedAt: judgeJobs.queuedAt, run: remoteRuns })
      .from(judgeJobs)
      .leftJoin(remoteRuns, eq(remoteRuns.submissionId, judgeJobs.targetId))
      .where(
        and(
          eq(judgeJobs.language, remoteQueueOf(site)),
          sql`starts_with(${judgeJobs.language}, 'remote ')`,
          or(isNull(judgeJobs.leasedUntil), lt(judgeJobs.leasedUntil, sql`now()`)),
        ),
      )
      .orderBy(asc(judgeJobs.priority), asc(judgeJobs.turn), asc(judgeJobs.id))
      .limit(MOST_JOBS),
  ]);
  return {
    accounts: accounts.map(({ account, isBusy }) => ({
      id: account.id,
      isUsable: account.state === 'ok',
      restUntil: account.restUntil?.getTime() ?? 0,
      lastSubmitAt: account.lastSubmitAt?.getTime() ?? 0,
      isBusy,
    })),
    jobs: jobs.map(({ id, queuedAt, run }) => ({
      id,
      queuedAt: queuedAt.getTime(),
      accountId: run?.accountId ?? null,
      isSent: !!run?.sentAt || !!run?.runId,
    })),
  };
}

/** Takes job and account, if both are still free. */
export const take = (db: Database, ownId: string, { jobId, accountId }: Assignment) =>
  db.transaction(async tx => {
    const account = await leaseAccount(tx, ownId, accountId);
    if (!account) return undefined;
    const job = await leaseThis(tx, ownId, jobId);
    if (!job) return void (await freeAccount(tx, ownId, accountId));
    return { job, account };
  });

/** Leases a job without an account, because no account can do it. */
export const leaseOne = (db: Database, ownId: string, jobId: number) => leaseThis(db, ownId, jobId);

/** False when the job is somebody else's, or nobody wants it any more. */
export async function keep(db: Database, ownId: string, job: Job, accountId: number) {
  const held = and(eq(remoteAccounts.id, accountId), eq(remoteAccounts.leasedBy, ownId));
  const [isOurs] = await Promise.all([prolong(db, job), db.update(remoteAccounts).set({ leasedUntil: leaseEnd }).where(held)]);
  return isOurs;
}

/** A submission that has to be sent, and how far it is. */
export async function findTask(db: Database, submissionId: number) {
  const [found] = await db
    .select({
      status: submissions.status,
      language: submissions.language,
      code: submissionCodes.code,
      site: problems.remoteOj,
      target: problems.remoteTarget,
      contestType: contests.type,
      run: remoteRuns,
    })
    .from(submissions)
    .innerJoin(submissionCodes, eq(submissionCodes.submissionId, submissions.id))
    .innerJoin(problems, eq(problems.id, submissions.problemId))
    .leftJoin(contests, eq(contests.id, submissions.contestId))
    .leftJoin(remoteRuns, eq(remoteRuns.submissionId, submissions.id))
    .where(eq(submissions.id, submissionId));
  return found;
}

export const keepRun = (executor: Executor, submissionId: number, run: Partial<Omit<Run, 'submissionId'>>) =>
  executor
    .insert(remoteRuns)
    .values({ submissionId, ...run })
    .onConflictDoUpdate({ target: remoteRuns.submissionId, set: run });
