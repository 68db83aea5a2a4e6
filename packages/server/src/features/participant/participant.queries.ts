import type { contract, ParticipantStanding, ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import type { ContestFacts } from '../../access/scope';
import { containing } from '../../database/containing';
import { BoundedReads, isNear } from '../../database/boundedReads';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { boundedOffset, type Paging, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { mayBeRanked } from '../contest/contest.sql';
import { contestRegistrations, contests, contestSeats, contestStandings } from '../contest/contest.table';
import { isNamed } from '../contest/contestAccounts.queries';
import { isSeatOf, seatOnWire } from '../contest/seat.sql';
import { standingOf } from '../contest/standing.sql';
import { belongsTo, heldContest } from '../submission/place.sql';
import { submissions } from '../submission/submission.table';

type Filter = Pick<ServerInput<typeof contract.participant.list>, 'keyword' | 'standing'>;

const deciders = alias(users, 'deciders');
const { contestId, userId, standing, reason, deciderId, decidedAt, id } = contestStandings;

@Injectable()
export class ParticipantQueries {
  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly bounded: BoundedReads,
  ) {}

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  /** Decisions in a contest come one after the other until the transaction ends. */
  lock = (tx: Executor, cid: number) => tx.select({ id: contests.id }).from(contests).where(eq(contests.id, cid)).for('update');

  /** A page of the participants by their usernames, each with the latest decision. */
  page(contest: ContestFacts, filter: Filter, paging: Paging, network: string) {
    boundedOffset(paging);
    const read = (db: Executor) => this.read(db, contest, filter, paging);
    return filter.keyword?.trim() || !isNear(paging) ? this.bounded.run(network, read) : read(this.db);
  }

  private async read(db: Executor, contest: ContestFacts, { keyword, standing: wanted }: Filter, paging: Paging) {
    const latest = db
      .selectDistinctOn([userId], { userId, standing, reason, deciderId, decidedAt })
      .from(contestStandings)
      .where(eq(contestId, contest.id))
      .orderBy(userId, desc(id))
      .as('latest');
    const isStarred = isNamed('star', contest.id, users.id);
    const present = sql<ParticipantStanding>`coalesce(${standingOf(contest.id, users.id)}, ${withoutDecision(isStarred)})`;
    const takesPart = inArray(users.id, this.entrants(db, contest.id));
    const matches = and(takesPart, mayBeRanked(contest), matching(keyword), wanted && sql`${present} = ${wanted}`);
    const { username, nickname, realname, school, avatar } = users;
    const query = db
      .select({
        uid: sql<string>`${users.id}::text`,
        username,
        nickname,
        realname,
        school,
        avatar,
        ...seatOnWire,
        standing: present,
        isStarred,
        decided: { standing: latest.standing, reason: latest.reason, decidedAt: latest.decidedAt },
        decider: { uid: sql<string>`${deciders.id}::text`, username: deciders.username },
      })
      .from(users)
      .leftJoin(contestSeats, isSeatOf(contest.id, users.id))
      .leftJoin(latest, eq(latest.userId, users.id))
      .leftJoin(deciders, eq(deciders.id, latest.deciderId))
      .where(matches)
      .orderBy(username, users.id);
    const { records, total } = await withTotal(db, query, { table: users, ...(matches && { matches }) }, paging);
    return { records: records.map(({ decided, decider, ...row }) => ({ ...row, decision: decided && { ...decided, decider } })), total };
  }

  /** How a participant stands now; undefined when the user does not take part. */
  async standing(tx: Executor, contest: ContestFacts, uid: number): Promise<ParticipantStanding | undefined> {
    const takesPart = inArray(users.id, this.entrants(tx, contest.id, uid));
    const present = sql<ParticipantStanding>`coalesce(${standingOf(contest.id, users.id)}, ${withoutDecision(isNamed('star', contest.id, users.id))})`;
    const [found] = await tx
      .select({ present })
      .from(users)
      .where(and(takesPart, mayBeRanked(contest)));
    return found?.present;
  }

  decide = (tx: Executor, decision: typeof contestStandings.$inferInsert) => tx.insert(contestStandings).values(decision);

  /** A page of the decisions about a user, the latest first. */
  decisions(cid: number, uid: number, paging: Paging) {
    const matches = and(eq(contestId, cid), eq(userId, uid));
    const query = this.db
      .select({ standing, reason, decidedAt, decider: { uid: sql<string>`${deciders.id}::text`, username: deciders.username } })
      .from(contestStandings)
      .leftJoin(deciders, eq(deciders.id, deciderId))
      .where(matches)
      .orderBy(desc(id));
    return withTotal(this.db, query, { table: contestStandings, ...(matches && { matches }) }, paging);
  }

  /** Who has registered, submitted while the contest was held, or was decided about: each once. @param uid this user alone */
  private entrants(executor: Executor, cid: number, uid?: number) {
    const registered = and(eq(contestRegistrations.contestId, cid), uid === undefined ? undefined : eq(contestRegistrations.userId, uid));
    const submitted = and(belongsTo(heldContest(cid)), uid === undefined ? undefined : eq(submissions.userId, uid));
    const decided = and(eq(contestId, cid), uid === undefined ? undefined : eq(userId, uid));
    return union(
      executor.select({ userId: contestRegistrations.userId }).from(contestRegistrations).where(registered),
      executor.select({ userId: submissions.userId }).from(submissions).where(submitted),
      executor.select({ userId }).from(contestStandings).where(decided),
    );
  }
}

const withoutDecision = (isStarred: SQL<boolean>) => sql`case when ${isStarred} then 'unofficial' else 'official' end`;

/** Organisers find participants by their real names, too. */
function matching(keyword: string | undefined): SQL | undefined {
  const word = keyword?.trim();
  if (!word) return undefined;
  const { username, nickname, realname, school } = users;
  return or(...[username, nickname, realname, school].map(column => ilike(column, containing(word))));
}
