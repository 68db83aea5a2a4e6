import { Injectable } from '@nestjs/common';
import { and, desc, eq, ilike, sql } from 'drizzle-orm';
import type { Caller } from '../../access/caller';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { contestRow } from '../contest/contest.queries';
import { copyAccounts, nameAccounts, namedAccounts } from '../contest/contestAccounts.queries';
import { isGrantedTo, isRemovableBy } from '../contest/contest.sql';
import { contestAnnouncements, contestProblems, contestRegistrations, contests } from '../contest/contest.table';
import { ofGroup } from '../group/groupThings.sql';
import { containing } from '../../database/containing';
import { isAnywhereIn } from '../submission/place.sql';
import { submissions } from '../submission/submission.table';

type Columns = typeof contests.$inferInsert;

const editedContest = {
  ...contestRow,
  autoRealRank: contests.autoRealRank,
  visible: contests.visible,
  gmtCreate: contests.createdAt,
  gmtModified: contests.modifiedAt,
};

@Injectable()
export class ContestEditorQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Answer>(work: (tx: Executor) => Promise<Answer>) => this.db.transaction(work);

  async page(place: number | null, { keyword, caller }: { keyword: string | undefined; caller: Caller }, paging: Paging) {
    const matches = and(ofGroup(contests, place), keyword?.trim() ? ilike(contests.title, containing(keyword.trim())) : undefined);
    const query = this.rows(caller).where(matches).orderBy(desc(contests.id));
    return withTotal(this.db, query, { table: contests, matches }, paging);
  }

  async row(cid: number, caller: Caller) {
    const [found] = await this.rows(caller).where(eq(contests.id, cid));
    return found;
  }

  async find(cid: number) {
    const [found] = await this.db.select().from(contests).where(eq(contests.id, cid));
    return found;
  }

  accounts = (cid: number, executor: Executor = this.db) => namedAccounts(executor, cid);

  nameAccounts = nameAccounts;

  copyAccounts = copyAccounts;

  /** Locked until the transaction ends: nobody registers meanwhile. */
  async lock(tx: Executor, cid: number) {
    const [found] = await tx.select().from(contests).where(eq(contests.id, cid)).for('update');
    return found;
  }

  /** The present time of the database, which goes on while a transaction waits. */
  async clock(tx: Executor) {
    const { rows } = await tx.execute<{ now: string }>(sql`select clock_timestamp() as now`);
    return new Date(rows[0]?.now ?? Date.now());
  }

  async insert(tx: Executor, columns: Columns) {
    const [made] = await tx.insert(contests).values(columns).returning({ id: contests.id });
    if (!made) throw new Error('the contest was not stored');
    return made.id;
  }

  change = (tx: Executor, cid: number, columns: Partial<Columns>) =>
    tx
      .update(contests)
      .set({ ...columns, modifiedAt: sql`now()` })
      .where(eq(contests.id, cid));

  remove = (tx: Executor, cid: number) => tx.delete(contests).where(eq(contests.id, cid));

  async hasSubmissions(tx: Executor, cid: number) {
    const found = await tx.select({ id: submissions.id }).from(submissions).where(isAnywhereIn(cid)).limit(1);
    return found.length > 0;
  }

  /** Ids of the contest's problems, in the order in which they must be locked. */
  async problemIds(tx: Executor, cid: number) {
    const { contestId, problemId } = contestProblems;
    const rows = await tx.select({ problemId }).from(contestProblems).where(eq(contestId, cid)).orderBy(problemId);
    return rows.map(row => row.problemId);
  }

  /** Answers how many there were. */
  async dropRegistrations(tx: Executor, cid: number) {
    const dropped = await tx.delete(contestRegistrations).where(eq(contestRegistrations.contestId, cid));
    return dropped.rowCount ?? 0;
  }

  async announcement(tx: Executor, id: number) {
    const [found] = await tx.select().from(contestAnnouncements).where(eq(contestAnnouncements.id, id)).for('update');
    return found;
  }

  async contestOfAnnouncement(id: number) {
    const { contestId } = contestAnnouncements;
    const [found] = await this.db.select({ contestId }).from(contestAnnouncements).where(eq(contestAnnouncements.id, id));
    return found?.contestId;
  }

  changeAnnouncement = (tx: Executor, id: number, change: { title: string; content: string }) =>
    tx
      .update(contestAnnouncements)
      .set({ ...change, modifiedAt: sql`now()` })
      .where(eq(contestAnnouncements.id, id));

  removeAnnouncement = (tx: Executor, id: number) => tx.delete(contestAnnouncements).where(eq(contestAnnouncements.id, id));

  private rows = (caller: Caller) =>
    this.db
      .select({ ...editedContest, mayEdit: isGrantedTo(caller, 'manage'), mayRemove: isRemovableBy(caller) })
      .from(contests)
      .innerJoin(users, eq(users.id, contests.authorId));
}
