import { type BalloonChange, isUnderway, Status } from '@oj/contract';
import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ContestFacts, InContest } from '../../access/scope';
import type { Database, Executor } from '../../database/database';
import { users } from '../account/account.table';
import { mayBeRanked } from '../contest/contest.sql';
import { countsIn, elapsedSecond } from '../contest/contestClock.sql';
import { isLeftOutIn } from '../contest/standing.sql';
import { belongsTo, heldContest } from '../submission/place.sql';
import { submissions } from '../submission/submission.table';
import { isUnsealedIn } from '../submission/visibility';
import { contestBalloons } from './balloon.table';

/** What of the contest, and of its reader, decides which balloons there are. */
export type Desk = Pick<InContest, 'contest' | 'now' | 'powers'>;

const underway = Object.values(Status).filter(isUnderway);

/** Who changed a balloon last; joined to its state. */
export const changers = alias(users, 'changers');

const isLeftOut = ({ id }: ContestFacts) => isLeftOutIn(id, users.id);

/** Submissions of participants on the board in the time of the contest: organisers get no balloons. */
const counted = (contest: ContestFacts, problemId: number | undefined): SQL | undefined =>
  and(
    belongsTo(heldContest(contest.id)),
    countsIn(contest, submissions.submittedAt),
    mayBeRanked(contest),
    problemId === undefined ? undefined : eq(submissions.problemId, problemId),
  );

/** The first accepted submission of each participant to each problem, or to one of them. */
function firstAccepted(db: Database | Executor, scoped: Desk, problemId?: number) {
  const { contest } = scoped;
  const { userId, problemId: ofProblem, id, submittedAt, status, timeMs } = submissions;
  const second = elapsedSecond(contest, submittedAt);
  return db.$with('first').as(
    db
      .selectDistinctOn([userId, ofProblem], {
        userId,
        problemId: ofProblem,
        submitId: sql<number>`${id}`.as('submit_id'),
        submittedAt,
        timeMs,
        second: second.as('second'),
        isLeftOut: isLeftOut(contest).as('is_left_out'),
        isUnsealed: sql<boolean>`${isUnsealedIn(scoped) ?? sql`true`}`.as('is_unsealed'),
      })
      .from(submissions)
      .innerJoin(users, eq(users.id, userId))
      .where(and(eq(status, Status.accepted), counted(contest, problemId)))
      .orderBy(userId, ofProblem, second, id),
  );
}

/** The second of the earliest submission of each participant to each problem that is not judged yet. Who is left out can be first of nothing. */
function waitingSince(db: Database | Executor, contest: ContestFacts, problemId?: number) {
  const { userId, problemId: ofProblem, status } = submissions;
  return db.$with('waiting').as(
    db
      .select({ userId, problemId: ofProblem, since: sql<number>`min(${elapsedSecond(contest, submissions.submittedAt)})`.as('since') })
      .from(submissions)
      .innerJoin(users, eq(users.id, userId))
      .where(and(inArray(status, underway), counted(contest, problemId), not(isLeftOut(contest))))
      .groupBy(userId, ofProblem),
  );
}

/**
 * The balloons of a contest, or of one problem, with what the desk did with them: of each accepted problem of a participant, and of those
 * that the desk has begun with although they are accepted no longer, which have no submission.
 */
export function balloonsOf(db: Database | Executor, scoped: Desk, problemId?: number) {
  const { contest } = scoped;
  const first = firstAccepted(db, scoped, problemId);
  const waiting = waitingSince(db, contest, problemId);
  const earliest = sql<number>`min(${first.second}) filter (where not ${first.isLeftOut}) over (partition by ${first.problemId})`;
  const earned = db.$with('earned').as(
    db
      .select({
        userId: first.userId,
        problemId: first.problemId,
        submitId: first.submitId,
        submittedAt: first.submittedAt,
        timeMs: first.timeMs,
        second: first.second,
        isUnsealed: first.isUnsealed,
        isFirst: sql<boolean>`(not ${first.isLeftOut} and ${first.second} = ${earliest})`.as('is_first'),
      })
      .from(first),
  );
  const { userId, problemId: ofProblem, helperId, isChecked, sawFirst, changedById } = contestBalloons;
  const begun = db.$with('begun').as(
    db
      .select({ userId, problemId: ofProblem, helperId, isChecked, sawFirst, changedById })
      .from(contestBalloons)
      .where(
        and(
          eq(contestBalloons.contestId, contest.id),
          sql`(${isChecked} or ${helperId} is not null)`,
          problemId === undefined ? undefined : eq(ofProblem, problemId),
        ),
      ),
  );
  const uid = sql<number>`coalesce(${earned.userId}, ${begun.userId})`;
  const pid = sql<number>`coalesce(${earned.problemId}, ${begun.problemId})`;
  const ofSame = sql`${waiting.problemId} = ${pid} and ${waiting.userId} = ${uid}`;
  // Nobody knows whether the seal hid what is accepted no longer.
  const isLostShown = isUnsealedIn(scoped) === undefined;
  const facts = {
    /** Whether no seal hides it from the reader. The truth counts what is hidden as well, which is later than all that is shown. */
    isShown: sql<boolean>`coalesce(${earned.isUnsealed}, ${isLostShown})`,
    isChecked: sql<boolean>`coalesce(${begun.isChecked}, false)`,
    isFirst: sql<boolean>`coalesce(${earned.isFirst}, false)`,
    isLeftOut: isLeftOut(contest),
    isProvisional: sql<boolean>`(coalesce(${earned.isFirst}, false) and exists (select from ${waiting}
      where ${waiting.problemId} = ${earned.problemId} and ${waiting.userId} <> ${earned.userId} and ${waiting.since} < ${earned.second}))`,
    mayBeAccepted: sql<boolean>`exists (select from ${waiting} where ${ofSame})`,
    mayBeEarlier: sql<boolean>`exists (select from ${waiting} where ${ofSame} and ${waiting.since} < ${earned.second})`,
  };
  /** What is another than the desk was shown. Who is left out is told nothing, and so is not visited; what is judged anew is not known. */
  const change = sql<BalloonChange | null>`case
    when ${begun.userId} is null or ${facts.isLeftOut} then null
    when ${earned.submitId} is null then case when ${facts.mayBeAccepted} then null else 'notAccepted' end
    when ${begun.sawFirst} and not ${facts.isFirst} then case when ${facts.mayBeEarlier} then null else 'notFirst' end
    when not ${begun.sawFirst} and ${facts.isFirst} and not ${facts.isProvisional} then 'nowFirst' end`;
  return { with: [first, waiting, earned, begun] as const, earned, begun, uid, pid, change, ...facts };
}
