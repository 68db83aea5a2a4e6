import { Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { ContestFacts } from '../../access/scope';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import type { Paging } from '../../database/total';
import { users } from '../account/account.table';
import { mayBeRanked } from '../contest/contest.sql';
import { isLeftOut, isLeftOutIn } from '../contest/standing.sql';
import { helperOnWire, helpers } from '../contest/helpers.sql';
import { contestProblems } from '../contest/contest.table';
import { countsIn, elapsedSecond } from '../contest/contestClock.sql';
import { belongsTo, heldContest } from '../submission/place.sql';
import { submissions } from '../submission/submission.table';
import { contestBalloons } from './balloon.table';

/** Names a balloon: the contest, the participant and the problem. */
export interface BalloonKey {
  contestId: number;
  userId: number;
  problemId: number;
}

@Injectable()
export class BalloonQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  /**
   * The first accepted submission of each participant and problem: those not yet checked first, then by time. Of whom an organiser has hidden
   * or disqualified only what was delivered.
   */
  async page(contest: ContestFacts, { currentPage, limit }: Paging) {
    const first = this.firstAccepted(contest);
    const earliest = sql<number>`min(${first.second}) filter (where not ${first.isLeftOut}) over (partition by ${first.problemId})`;
    const ofFirst = and(
      eq(contestBalloons.contestId, contest.id),
      eq(contestBalloons.userId, first.userId),
      eq(contestBalloons.problemId, first.problemId),
    );
    const isChecked = sql<boolean>`coalesce(${contestBalloons.isChecked}, false)`;
    const isListed = sql`(not ${first.isLeftOut} or ${isChecked})`;
    const query = this.db
      .with(first)
      .select({
        submitId: first.submitId,
        pid: first.problemId,
        uid: sql<string>`${first.userId}::text`,
        submitTime: first.submittedAt,
        time: first.second,
        firstBlood: sql<boolean>`(not ${first.isLeftOut} and ${first.second} = ${earliest})`,
        displayId: contestProblems.displayId,
        displayTitle: contestProblems.displayTitle,
        color: contestProblems.color,
        cpid: contestProblems.id,
        useTime: first.timeMs,
        username: users.username,
        realname: users.realname,
        checked: isChecked,
        helper: helperOnWire,
      })
      .from(first)
      .innerJoin(users, eq(users.id, first.userId))
      .innerJoin(contestProblems, and(eq(contestProblems.contestId, contest.id), eq(contestProblems.problemId, first.problemId)))
      .leftJoin(contestBalloons, ofFirst)
      .leftJoin(helpers, eq(helpers.id, contestBalloons.helperId))
      .where(isListed)
      .orderBy(isChecked, first.second, first.submitId)
      .limit(limit)
      .offset((currentPage - 1) * limit);
    const counted = this.db
      .with(first)
      .select({ many: sql<number>`count(*)::integer` })
      .from(first)
      .leftJoin(contestBalloons, ofFirst)
      .where(isListed);
    const [records, [total]] = await Promise.all([query, counted]);
    return { records, total: total?.many ?? 0 };
  }

  /** The balloon that an accepted submission of the contest earned. Who is hidden or disqualified earns no new one. */
  async keyOf(tx: Executor, contestId: number, submitId: number): Promise<BalloonKey | undefined> {
    const { userId, problemId, status } = submissions;
    const ofDelivered = and(
      eq(contestBalloons.contestId, contestId),
      eq(contestBalloons.userId, userId),
      eq(contestBalloons.problemId, problemId),
      eq(contestBalloons.isChecked, true),
    );
    const [found] = await tx
      .select({ userId, problemId })
      .from(submissions)
      .leftJoin(contestBalloons, ofDelivered)
      .where(
        and(
          eq(submissions.id, submitId),
          belongsTo(heldContest(contestId)),
          eq(status, Status.accepted),
          or(isNotNull(contestBalloons.userId), not(isLeftOut(contestId, userId))),
        ),
      );
    return found && { contestId, ...found };
  }

  /** False when another organiser has taken it. */
  check = (tx: Executor, key: BalloonKey, helperId: number, isChecked: boolean) =>
    this.change(tx, key, { isChecked, helperId: null }, freeFor(helperId));

  /** False when another organiser has taken it. */
  claim = (tx: Executor, key: BalloonKey, helperId: number) => this.change(tx, key, { helperId }, freeFor(helperId));

  giveBack = (tx: Executor, key: BalloonKey) => this.change(tx, key, { helperId: null });

  private async change(tx: Executor, key: BalloonKey, change: { helperId: number | null; isChecked?: boolean }, setWhere?: SQL) {
    const changed = await tx
      .insert(contestBalloons)
      .values({ ...key, ...change })
      .onConflictDoUpdate({
        target: [contestBalloons.contestId, contestBalloons.userId, contestBalloons.problemId],
        set: { ...change, changedAt: sql`now()` },
        ...(setWhere && { setWhere }),
      })
      .returning({ helperId: contestBalloons.helperId });
    return changed.length > 0;
  }

  /** The first accepted submission to each problem, of participants on the board: organisers get no balloons. */
  private firstAccepted(contest: ContestFacts) {
    const { userId, problemId, id, submittedAt, status, timeMs } = submissions;
    const second = elapsedSecond(contest, submittedAt);
    return this.db.$with('first').as(
      this.db
        .selectDistinctOn([userId, problemId], {
          userId,
          problemId,
          submitId: sql<number>`${id}`.as('submit_id'),
          submittedAt,
          timeMs,
          second: second.as('second'),
          isLeftOut: isLeftOutIn(contest.id, users.id).as('is_left_out'),
        })
        .from(submissions)
        .innerJoin(users, eq(users.id, userId))
        .where(and(belongsTo(heldContest(contest.id)), eq(status, Status.accepted), countsIn(contest, submittedAt), mayBeRanked(contest)))
        .orderBy(userId, problemId, second, id),
    );
  }
}

const freeFor = (helperId: number) => or(isNull(contestBalloons.helperId), eq(contestBalloons.helperId, helperId));
