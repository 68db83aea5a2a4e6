import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database';
import { judgeJobs } from '../../judge/queue/queue.table';
import type { AccountSite } from '../../remote/adapter';
import { remoteQueueOf } from '../../remote/judgedBy';
import { remoteAccounts, remoteSites } from './remoteSite.table';

type Account = typeof remoteAccounts.$inferSelect;

const LEASE_MS = 6_000;
/** End of a lease that is taken now. Until then the account belongs to its process, which renews the lease while it works. */
export const leaseEnd = sql`now() + ${`${LEASE_MS} milliseconds`}::interval`;

/** Sites that are to be spoken with now. */
export const sitesOn = (db: Database) =>
  db
    .select()
    .from(remoteSites)
    .where(and(eq(remoteSites.isOn, true), eq(remoteSites.isPaused, false)));

export async function leaseAccount(executor: Executor, ownId: string, id: number): Promise<Account | undefined> {
  const isFree = or(isNull(remoteAccounts.leasedUntil), lt(remoteAccounts.leasedUntil, sql`now()`));
  const [account] = await executor
    .update(remoteAccounts)
    .set({ leasedBy: ownId, leasedUntil: leaseEnd })
    .where(and(eq(remoteAccounts.id, id), isFree))
    .returning();
  return account;
}

export const freeAccount = (executor: Executor, ownId: string, id: number) =>
  executor
    .update(remoteAccounts)
    .set({ leasedBy: null, leasedUntil: null })
    .where(and(eq(remoteAccounts.id, id), eq(remoteAccounts.leasedBy, ownId)));

/** What this process had leased in an earlier life. */
export const freeAllAccounts = (executor: Executor, ownId: string) =>
  executor.update(remoteAccounts).set({ leasedBy: null, leasedUntil: null }).where(eq(remoteAccounts.leasedBy, ownId));

export const changeAccount = (executor: Executor, id: number, change: Partial<typeof remoteAccounts.$inferInsert>) =>
  executor.update(remoteAccounts).set(change).where(eq(remoteAccounts.id, id));

export const changeSite = (executor: Executor, code: AccountSite, change: Partial<typeof remoteSites.$inferInsert>) =>
  executor
    .insert(remoteSites)
    .values({ code, ...change })
    .onConflictDoUpdate({ target: remoteSites.code, set: change });

/** How many wait at each site. */
export async function waitingOf(db: Executor, sites: readonly AccountSite[]): Promise<Map<string, number>> {
  const queues = sites.map(remoteQueueOf);
  const rows = await db
    .select({ queue: judgeJobs.language, waiting: sql<number>`count(*)::integer` })
    .from(judgeJobs)
    .where(and(inArray(judgeJobs.language, queues), sql`starts_with(${judgeJobs.language}, 'remote ')`))
    .groupBy(judgeJobs.language);
  return new Map(rows.map(({ queue, waiting }) => [queue ?? '', waiting]));
}
