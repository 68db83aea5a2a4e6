import type { contract, ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, ilike, notInArray, type SQL, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { containing } from '../../database/containing';
import { contestStatus, isListed, isRegistered, openRunOf, rolesOf } from './contest.sql';
import { isNamed } from './contestAccounts.queries';
import { netSeconds, wirePauses } from './contestClock.sql';
import { isSeatOf, seatOnWire } from './seat.sql';
import { isLeftOutIn } from './standing.sql';
import { contestAnnouncements, contestProblems, contestRegistrations, contests, contestSeats, contestVirtualRuns } from './contest.table';

type Filter = Pick<ServerInput<typeof contract.contest.list>, 'status' | 'type' | 'keyword'>;

const { id, authorId, groupId, type, auth, visible, openRank, openPrint, allowEndSubmit, accountRule } = contests;
const { startAt, endAt, pauses, sealAt, autoRealRank } = contests;
const who = { id, authorId, groupId, type, auth, visible, openRank, openPrint, allowEndSubmit, accountRule };
const facts = { ...who, startAt, endAt, pauses, sealAt, autoRealRank };

const window = { id: contestVirtualRuns.id, startAt: contestVirtualRuns.startAt, endAt: contestVirtualRuns.endAt };

const clock = sql`now()`.mapWith(contests.startAt);

/** Number of contests with a problem among which the contest that a call means is searched. */
const MOST_WITH_PROBLEM = 20;

const isRecent = and(isListed(null), sql`${endAt} > now()`, sql`${startAt} < now() + interval '14 days'`);

/** How many have registered in the contest of a row. */
const registeredIn = (chosen?: SQL) =>
  sql`(select count(*)::integer from ${contestRegistrations} where ${and(eq(contestRegistrations.contestId, contests.id), chosen)})`;

/** A contest in the wire's words, without its description. */
export const contestRow = {
  id,
  title: contests.title,
  uid: sql<string>`${authorId}::text`,
  author: users.username,
  type,
  auth,
  status: contestStatus,
  source: sql<number>`coalesce(${contests.sourceId}, 0)`,
  gid: groupId,
  now: clock,
  startTime: startAt,
  endTime: endAt,
  duration: netSeconds,
  pauses: wirePauses,
  sealRank: sql<boolean>`${sealAt} is not null`,
  sealRankTime: sealAt,
  openPrint,
  openRank,
  rankShowName: contests.rankShowName,
  countsWholeMinutes: contests.countsWholeMinutes,
  oiRankScoreType: contests.oiRankScoreType,
  allowEndSubmit,
  count: sql<number>`(${registeredIn()} - ${registeredIn(isLeftOutIn(contests.id, contestRegistrations.userId))})`,
};

const announcement = {
  id: contestAnnouncements.id,
  title: contestAnnouncements.title,
  content: contestAnnouncements.content,
  username: users.username,
  gmtCreate: contestAnnouncements.createdAt,
  gmtModified: contestAnnouncements.modifiedAt,
};

const userId = sql.placeholder('userId');
const scopeOf = (executor: Executor) =>
  executor
    .select({
      contest: facts,
      isRegistered: isRegistered(userId),
      isNamed: isNamed('admitted', id, userId),
      roles: rolesOf(userId),
      now: clock,
      window,
    })
    .from(contests)
    .leftJoin(contestVirtualRuns, openRunOf(userId))
    .where(eq(id, sql.placeholder('cid')))
    .prepare('contest_scope');

@Injectable()
export class ContestQueries {
  private readonly scopes;

  constructor(@InjectDatabase() private readonly db: Database) {
    this.scopes = scopeOf(db);
  }

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  /** What decides who may do what in a contest, by the clock of the database. */
  async scope(cid: number, userId: number | undefined, executor?: Executor) {
    const [found] = await (executor ? scopeOf(executor) : this.scopes).execute({ cid, userId: userId ?? 0 });
    return found;
  }

  /** Scheduled contests, then running ones, then those that have ended. @param place the group; null: the site. */
  async page({ status, type: rule, keyword }: Filter, paging: Paging, place: number | null = null) {
    const matches = and(
      isListed(place),
      status === undefined ? undefined : eq(contestStatus, status),
      rule === undefined ? undefined : eq(type, rule),
      keyword?.trim() ? ilike(contests.title, containing(keyword.trim())) : undefined,
    );
    const query = this.rows().where(matches).orderBy(contestStatus, desc(startAt), desc(id));
    return withTotal(this.db, query, { table: contests, matches }, paging);
  }

  /** Visible contests that run or start within two weeks. */
  recent = () => this.rows().where(isRecent).orderBy(startAt, id).limit(10);

  countRecent = () => this.db.$count(contests, isRecent);

  async row(cid: number) {
    const [found] = await this.rows().where(eq(id, cid));
    return found;
  }

  async description(cid: number) {
    const [found] = await this.db.select({ description: contests.description }).from(contests).where(eq(id, cid));
    return found?.description ?? '';
  }

  /** Where a user sits in a contest; nulls where nobody has said it. */
  async seatOf(cid: number, userId: number) {
    const [found] = await this.db.select(seatOnWire).from(contestSeats).where(isSeatOf(cid, userId));
    return found ?? { room: null, seat: null };
  }

  /** Problems of a contest by their display ids, shorter ones first. */
  problems = (cid: number, executor: Executor = this.db) =>
    executor
      .select()
      .from(contestProblems)
      .where(eq(contestProblems.contestId, cid))
      .orderBy(sql`length(${contestProblems.displayId})`, contestProblems.displayId);

  async problemNamed(cid: number, displayId: string, executor: Executor = this.db) {
    const [found] = await executor
      .select()
      .from(contestProblems)
      .where(and(eq(contestProblems.contestId, cid), eq(contestProblems.displayId, displayId)));
    return found;
  }

  async hasProblem(cid: number, problemId: number): Promise<boolean> {
    const ofBoth = and(eq(contestProblems.contestId, cid), eq(contestProblems.problemId, problemId));
    return (await this.db.select({ id: contestProblems.problemId }).from(contestProblems).where(ofBoth)).length > 0;
  }

  /** Numbers of the contests with a problem, the latest start first. */
  async withProblem(problemId: number): Promise<number[]> {
    const rows = await this.db
      .select({ id })
      .from(contestProblems)
      .innerJoin(contests, eq(id, contestProblems.contestId))
      .where(eq(contestProblems.problemId, problemId))
      .orderBy(desc(startAt), desc(id))
      .limit(MOST_WITH_PROBLEM);
    return rows.map(row => row.id);
  }

  /** The password hash as it is now; it stays until the transaction ends. */
  async passwordHash(cid: number, tx: Executor) {
    const [found] = await tx.select({ passwordHash: contests.passwordHash }).from(contests).where(eq(id, cid)).for('share');
    return found?.passwordHash ?? null;
  }

  /** Nobody moves or pauses the contest before the transaction ends. Problems are locked before contests. */
  holdTimes = (tx: Executor, cid: number) => tx.select({ id }).from(contests).where(eq(id, cid)).for('share');

  /** False when the user is registered already. */
  async register(tx: Executor, contestId: number, userId: number) {
    const added = await tx.insert(contestRegistrations).values({ contestId, userId }).onConflictDoNothing().returning();
    return added.length > 0;
  }

  async announcements(cid: number, paging: Paging) {
    const matches = eq(contestAnnouncements.contestId, cid);
    const query = this.announced().where(matches).orderBy(desc(contestAnnouncements.id));
    return withTotal(this.db, query, { table: contestAnnouncements, matches }, paging);
  }

  unreadAnnouncements = (cid: number, read: number[]) =>
    this.announced()
      .where(and(eq(contestAnnouncements.contestId, cid), read.length ? notInArray(contestAnnouncements.id, read) : undefined))
      .orderBy(desc(contestAnnouncements.id))
      .limit(100);

  private announced = () =>
    this.db.select(announcement).from(contestAnnouncements).innerJoin(users, eq(users.id, contestAnnouncements.authorId));

  private rows = () => this.db.select(contestRow).from(contests).innerJoin(users, eq(users.id, authorId));
}
