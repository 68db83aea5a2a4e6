import { Injectable } from '@nestjs/common';
import { and, asc, eq, or, isNull, lt, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import type { AccountSite } from '../../remote/adapter';
import { changeAccount, changeSite, freeAccount, leaseAccount, waitingOf } from './remoteAccount.queries';
import { remoteAccounts, remoteSites } from './remoteSite.table';
import { comingContests } from './remoteContest.queries';

/** Sites and the accounts there, for those who look after them. */
@Injectable()
export class RemoteSiteQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Answer>(work: (tx: Executor) => Promise<Answer>) => this.db.transaction(work);

  async isOn(code: AccountSite) {
    const [found] = await this.db.select({ isOn: remoteSites.isOn }).from(remoteSites).where(eq(remoteSites.code, code));
    return found?.isOn ?? false;
  }

  /** Whether anything is to be done at any site. */
  async isAnyOn() {
    const isUsed = or(eq(remoteSites.isOn, true), eq(remoteSites.listsContests, true));
    const found = await this.db.select({ code: remoteSites.code }).from(remoteSites).where(isUsed).limit(1);
    return found.length > 0;
  }

  comingContests = () => comingContests(this.db);

  all = () => this.db.select().from(remoteSites);

  accounts = () =>
    this.db
      .select({
        id: remoteAccounts.id,
        site: remoteAccounts.site,
        username: remoteAccounts.username,
        state: remoteAccounts.state,
        stateText: remoteAccounts.stateText,
        isBusy: sql<boolean>`coalesce(${remoteAccounts.leasedUntil} > now(), false)`,
        lastSubmitAt: remoteAccounts.lastSubmitAt,
      })
      .from(remoteAccounts)
      .orderBy(asc(remoteAccounts.id))
      .limit(1_000);

  waiting = (sites: readonly AccountSite[]) => waitingOf(this.db, sites);

  /** A list of contests that is wanted is read at once. */
  setSite = (tx: Executor, code: AccountSite, change: { isOn: boolean; isPaused: boolean; listsContests?: boolean }) =>
    changeSite(tx, code, { ...change, failures: 0, restUntil: null, ...(change.listsContests && { contestsTriedAt: null }) });

  async find(executor: Executor, id: number) {
    const [found] = await executor.select().from(remoteAccounts).where(eq(remoteAccounts.id, id));
    return found;
  }

  async add(tx: Executor, account: Pick<typeof remoteAccounts.$inferInsert, 'site' | 'username' | 'password'>) {
    const [made] = await tx.insert(remoteAccounts).values(account).returning({ id: remoteAccounts.id });
    if (!made) throw new Error('the account was not stored');
    return made;
  }

  /** Adds an account, or gives it a new password when it is there. */
  put = (tx: Executor, account: Pick<typeof remoteAccounts.$inferInsert, 'site' | 'username' | 'password'>) =>
    tx
      .insert(remoteAccounts)
      .values(account)
      .onConflictDoUpdate({
        target: [remoteAccounts.site, remoteAccounts.username],
        set: { password: account.password, session: null, state: 'ok', stateText: null },
      });

  change = (tx: Executor, id: number, change: Partial<typeof remoteAccounts.$inferInsert>) => changeAccount(tx, id, change);

  /** False while it works. */
  async remove(tx: Executor, id: number) {
    const isFree = or(isNull(remoteAccounts.leasedUntil), lt(remoteAccounts.leasedUntil, sql`now()`));
    const gone = await tx.delete(remoteAccounts).where(and(eq(remoteAccounts.id, id), isFree));
    return gone.rowCount === 1;
  }

  lease = (ownId: string, id: number) => leaseAccount(this.db, ownId, id);

  free = (ownId: string, id: number) => freeAccount(this.db, ownId, id);

  keep = (id: number, change: Partial<typeof remoteAccounts.$inferInsert>) => changeAccount(this.db, id, change);
}
