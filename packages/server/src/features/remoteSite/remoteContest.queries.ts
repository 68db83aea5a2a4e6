import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import type { AccountSite } from '../../remote/adapter';
import { remoteContests, remoteSites } from './remoteSite.table';

type Row = Omit<typeof remoteContests.$inferInsert, 'site'>;

/** Shown at a time. */
const MOST_SHOWN = 50;

/** Says that the list of a site is being read. False when it is not to be read, or has been tried within this time. */
export async function claimContests(db: Database, site: AccountSite, everyMs: number) {
  const isDue = or(
    isNull(remoteSites.contestsTriedAt),
    lt(remoteSites.contestsTriedAt, sql`now() - ${`${Math.round(everyMs)} milliseconds`}::interval`),
  );
  const claimed = await db
    .update(remoteSites)
    .set({ contestsTriedAt: sql`now()` })
    .where(and(eq(remoteSites.code, site), eq(remoteSites.listsContests, true), isDue));
  return claimed.rowCount === 1;
}

/** Replaces the contests of a site by these. */
export const keepContests = (db: Database, site: AccountSite, contests: readonly Row[]) =>
  db.transaction(async tx => {
    await tx.delete(remoteContests).where(eq(remoteContests.site, site));
    const rows = [...new Map(contests.map(contest => [contest.url, { site, ...contest }])).values()];
    if (rows.length) await tx.insert(remoteContests).values(rows);
    await tx
      .update(remoteSites)
      .set({ contestsAt: sql`now()`, contestsError: null })
      .where(eq(remoteSites.code, site));
  });

export const noteContestFailure = (db: Database, site: AccountSite, text: string) =>
  db.update(remoteSites).set({ contestsError: text }).where(eq(remoteSites.code, site));

/** What has not ended, the earliest first, of sites that are to be shown. */
export const comingContests = (db: Database) =>
  db
    .select({
      oj: remoteContests.site,
      url: remoteContests.url,
      title: remoteContests.title,
      beginTime: remoteContests.startsAt,
      endTime: remoteContests.endsAt,
      asOf: remoteSites.contestsAt,
    })
    .from(remoteContests)
    .innerJoin(remoteSites, eq(remoteSites.code, remoteContests.site))
    .where(and(eq(remoteSites.listsContests, true), gt(remoteContests.endsAt, sql`now()`)))
    .orderBy(asc(remoteContests.startsAt), asc(remoteContests.url))
    .limit(MOST_SHOWN);
