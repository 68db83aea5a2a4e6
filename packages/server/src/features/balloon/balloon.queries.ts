import { type BalloonChange, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import type { Paging } from '../../database/total';
import { users } from '../account/account.table';
import { contestObservers, isSealedNow, mayBeRanked } from '../contest/contest.sql';
import { isLeftOut } from '../contest/standing.sql';
import { helperOnWire, helpers } from '../contest/helpers.sql';
import { contestProblems, contests, contestSeats } from '../contest/contest.table';
import { isSeatOf, seatOnWire, sitsIn } from '../contest/seat.sql';
import { belongsTo, heldContest } from '../submission/place.sql';
import { submissions } from '../submission/submission.table';
import { contestOfRow, isBehindSeal, isUnsealedIn } from '../submission/visibility';
import { balloonsOf, changers, type Desk } from './balloon.sql';
import { contestBalloons } from './balloon.table';

/** Names a balloon: the contest, the participant and the problem. */
export interface BalloonKey {
  contestId: number;
  userId: number;
  problemId: number;
}

/** What the truth says of a balloon. */
export interface BalloonTruth {
  /** Whether it is the first of its problem so far. */
  isFirst: boolean;
  change: BalloonChange | null;
}

const { contestId, userId, problemId, helperId, isChecked, sawFirst } = contestBalloons;

@Injectable()
export class BalloonQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  /**
   * The first accepted submission of each participant and problem: those not yet checked first, then by time. Of whom an organiser has hidden
   * or disqualified only what was delivered. With changes, what is another than the desk was shown stands on top, and what is accepted no
   * longer is among it, without a submission. Nothing that the seal hides from the reader. With a room only what is brought there.
   */
  async page(scoped: Desk, { currentPage, limit }: Paging, { withChanges, room }: { withChanges: boolean; room?: string | undefined }) {
    const { contest } = scoped;
    const balloons = balloonsOf(this.db, scoped);
    const { earned, begun, change } = balloons;
    const isAccepted = sql`${earned.submitId} is not null and (not ${balloons.isLeftOut} or ${balloons.isChecked})`;
    const isThere = withChanges ? sql`(${isAccepted} or ${change} is not null)` : isAccepted;
    const isInRoom = room === undefined ? undefined : sitsIn(this.db, contest.id, room);
    const isListed = and(mayBeRanked(contest), balloons.isShown, isThere, isInRoom);
    const atProblem = and(eq(contestProblems.contestId, contest.id), eq(contestProblems.problemId, balloons.pid));
    const ofBoth = and(eq(begun.userId, earned.userId), eq(begun.problemId, earned.problemId));
    const query = this.db
      .with(...balloons.with)
      .select({
        submitId: earned.submitId,
        pid: balloons.pid,
        uid: sql<string>`${users.id}::text`,
        submitTime: earned.submittedAt,
        time: earned.second,
        firstBlood: balloons.isFirst,
        firstProvisional: balloons.isProvisional,
        change,
        displayId: contestProblems.displayId,
        displayTitle: contestProblems.displayTitle,
        color: contestProblems.color,
        cpid: contestProblems.id,
        useTime: earned.timeMs,
        username: users.username,
        realname: users.realname,
        ...seatOnWire,
        checked: balloons.isChecked,
        helper: helperOnWire,
        changedBy: sql<string | null>`${changers.username}`,
      })
      .from(earned)
      .fullJoin(begun, ofBoth)
      .innerJoin(users, eq(users.id, balloons.uid))
      .innerJoin(contestProblems, atProblem)
      .leftJoin(contestSeats, isSeatOf(contest.id, users.id))
      .leftJoin(helpers, eq(helpers.id, begun.helperId))
      .leftJoin(changers, eq(changers.id, begun.changedById))
      .where(isListed)
      .orderBy(...(withChanges ? [sql`${change} is null`] : []), balloons.isChecked, earned.second, earned.submitId, users.id)
      .limit(limit)
      .offset((currentPage - 1) * limit);
    const counted = this.db
      .with(...balloons.with)
      .select({ many: sql<number>`count(*)::integer` })
      .from(earned)
      .fullJoin(begun, ofBoth)
      .innerJoin(users, eq(users.id, balloons.uid))
      .innerJoin(contestProblems, atProblem)
      .where(isListed);
    const [records, [total]] = await Promise.all([query, counted]);
    return { records, total: total?.many ?? 0 };
  }

  /** What the truth says of one balloon; undefined when there is none. */
  async truthOf(tx: Executor, scoped: Desk, key: BalloonKey): Promise<BalloonTruth | undefined> {
    const balloons = balloonsOf(tx, scoped, key.problemId);
    const { earned, begun, change } = balloons;
    const [found] = await tx
      .with(...balloons.with)
      .select({ isFirst: balloons.isFirst, change })
      .from(earned)
      .fullJoin(begun, and(eq(begun.userId, earned.userId), eq(begun.problemId, earned.problemId)))
      .innerJoin(users, eq(users.id, balloons.uid))
      .where(and(eq(users.id, key.userId), balloons.isShown, mayBeRanked(scoped.contest)));
    return found;
  }

  /** The balloon that an accepted submission of the contest earned. Who is hidden or disqualified earns no new one. */
  async keyOf(tx: Executor, scoped: Desk, submitId: number): Promise<(BalloonKey & { isLeftOut: boolean }) | undefined> {
    const cid = scoped.contest.id;
    const { status, ...of } = submissions;
    const ofDelivered = and(eq(contestId, cid), eq(userId, of.userId), eq(problemId, of.problemId), eq(isChecked, true));
    const leftOut = isLeftOut(cid, of.userId);
    const [found] = await tx
      .select({ userId: of.userId, problemId: of.problemId, isLeftOut: leftOut })
      .from(submissions)
      .leftJoin(contestBalloons, ofDelivered)
      .where(
        and(
          eq(of.id, submitId),
          belongsTo(heldContest(cid)),
          eq(status, Status.accepted),
          isUnsealedIn(scoped),
          or(isNotNull(userId), not(leftOut)),
        ),
      );
    return found && { contestId: cid, ...found };
  }

  /** Ids of those who may know of a balloon that the seal hides. Undefined: nothing hides it. */
  async observersOfSealed(tx: Executor, cid: number, submitId: number): Promise<number[] | undefined> {
    const [found] = await tx
      .select({ contest: contestOfRow, submittedAt: submissions.submittedAt, observerIds: contestObservers })
      .from(submissions)
      .innerJoin(contests, eq(contests.id, submissions.contestId))
      .where(and(eq(submissions.id, submitId), eq(contests.id, cid)));
    return found && isBehindSeal(found.contest, found.submittedAt) ? found.observerIds : undefined;
  }

  /** Ids of those who may know of any balloon while the contest is sealed. Undefined: it is not. */
  async observersWhileSealed(tx: Executor, cid: number): Promise<number[] | undefined> {
    const [found] = await tx.select({ isSealed: isSealedNow, observerIds: contestObservers }).from(contests).where(eq(contests.id, cid));
    return found?.isSealed ? found.observerIds : undefined;
  }

  /** False when another organiser has taken it. */
  check(tx: Executor, key: BalloonKey, callerId: number, { delivered, shownFirst }: { delivered: boolean; shownFirst: boolean }) {
    const saw = delivered ? shownFirst : null;
    return this.change(tx, key, { isChecked: delivered, helperId: null, sawFirst: saw, changedById: callerId }, freeFor(callerId));
  }

  /** False when another organiser has taken it. */
  claim = (tx: Executor, key: BalloonKey, callerId: number, shownFirst: boolean) =>
    this.change(tx, key, { helperId: callerId, sawFirst: shownFirst, changedById: callerId }, freeFor(callerId));

  giveBack = (tx: Executor, key: BalloonKey, callerId: number) =>
    this.change(tx, key, { helperId: null, sawFirst: null, changedById: callerId });

  /** What was seen of a balloon that the desk has begun with stays until somebody settles it; of a delivered one in any case. */
  private async change(
    tx: Executor,
    key: BalloonKey,
    change: { helperId: number | null; isChecked?: boolean; sawFirst: boolean | null; changedById: number },
    setWhere?: SQL,
  ) {
    const isBegun = sql`(${isChecked} or ${helperId} is not null)`;
    const keeps = change.sawFirst !== null ? isBegun : change.isChecked === undefined ? isChecked : sql`false`;
    const saw = sql`${change.sawFirst}::boolean`;
    const changed = await tx
      .insert(contestBalloons)
      .values({ ...key, ...change })
      .onConflictDoUpdate({
        target: [contestId, userId, problemId],
        set: { ...change, sawFirst: sql`case when ${keeps} then coalesce(${sawFirst}, ${saw}) else ${saw} end`, changedAt: sql`now()` },
        ...(setWhere && { setWhere }),
      })
      .returning({ helperId });
    return changed.length > 0;
  }

  /** Locks the state of a balloon until the end of the transaction. */
  lock = (tx: Executor, key: BalloonKey) => tx.select({ userId }).from(contestBalloons).where(isOf(key)).for('update');

  /** The desk knows by now whether it is the first. */
  seen = (tx: Executor, key: BalloonKey, isFirst: boolean, callerId: number) =>
    tx
      .update(contestBalloons)
      .set({ sawFirst: isFirst, changedById: callerId, changedAt: sql`now()` })
      .where(isOf(key));

  /** Nobody has begun with it. */
  forget = (tx: Executor, key: BalloonKey) => tx.delete(contestBalloons).where(isOf(key));
}

const isOf = (key: BalloonKey) => and(eq(contestId, key.contestId), eq(userId, key.userId), eq(problemId, key.problemId));

const freeFor = (callerId: number) => or(isNull(helperId), eq(helperId, callerId));
