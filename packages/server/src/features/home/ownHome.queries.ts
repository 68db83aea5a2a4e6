import { Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Caller, Locale } from '../../access/caller';
import { pausesOnWire } from '../../access/contestClock';
import { type Database, InjectDatabase } from '../../database/database';
import { translated } from '../../database/translated';
import { siteTimeZone } from '../../siteTime';
import { wirePauses } from '../contest/contestClock.sql';
import { isListed as isListedContest, isRegistered as hasEntered, openRunOf } from '../contest/contest.sql';
import { contests, contestVirtualRuns } from '../contest/contest.table';
import { isMember } from '../group/group.queries';
import { groupMembers } from '../group/group.table';
import { isWithin } from '../group/groupThings.sql';
import { problems } from '../problem/problem.table';
import { isPublic, openInGroups } from '../problem/problem.visibility';
import { belongsTo, hasSubmittedIn, practice } from '../submission/place.sql';
import { userProblems } from '../problem/problem.table';
import { submissions } from '../submission/submission.table';
import { isCountedInPublic } from '../submission/visibility';
import { isListed, isShown, isSolvedBy, isUnsolvedBy } from '../training/training.sql';
import { trainingProblems, trainingRegistrations, trainings } from '../training/training.table';

/** Number of latest submissions among which the problems tried last are searched. */
const LATEST_SUBMISSIONS = 200;
const MOST_CONTESTS = 2;

const { id, title, startAt, endAt, groupId, visible } = contests;
const isSoonOrRunning = sql`(${startAt} < now() + interval '1 hour' and ${endAt} > now())`;
const now = sql`now()`.mapWith(startAt);
const contest = { id, title, startTime: startAt, endTime: endAt, pauses: wirePauses, isVirtual: sql<boolean>`false`, now };
const virtual = {
  ...contest,
  startTime: contestVirtualRuns.startAt,
  endTime: contestVirtualRuns.endAt,
  // The clock of a window never stands still.
  pauses: sql`'[]'::jsonb`.mapWith(pausesOnWire),
  isVirtual: sql<boolean>`true`,
};

const listOrder = sql`(length(${problems.problemId}), ${problems.problemId})`;

/** What the first page asks for the caller alone. */
@Injectable()
export class OwnHomeQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** The contests of the site and of own groups that a user takes part in: running, or to begin within an hour; and own windows that are open. */
  contests(caller: Caller) {
    const ownGroups = this.db
      .select({ groupId: groupMembers.groupId })
      .from(groupMembers)
      .where(and(eq(groupMembers.userId, caller.id), isMember));
    const takesPart = and(isSoonOrRunning, or(hasEntered(caller.id), hasSubmittedIn(id, caller.id)));
    const held = (place: SQL | undefined) => this.db.select(contest).from(contests).where(and(place, takesPart));
    const inWindows = this.db
      .select(virtual)
      .from(contestVirtualRuns)
      .innerJoin(contests, openRunOf(caller.id))
      .where(and(eq(contestVirtualRuns.userId, caller.id), eq(visible, true), isWithin(contests, caller)));
    const inOwnGroups = and(inArray(groupId, ownGroups), eq(visible, true), isWithin(contests, caller));
    return unionAll(held(isListedContest(null)), held(inOwnGroups), inWindows)
      .orderBy(sql`start_at`, sql`id`)
      .limit(MOST_CONTESTS);
  }

  /** The latest submission to each of the problems that a user tried lately, the latest first, and whether they have solved it. */
  tried(caller: Caller, locale: Locale) {
    const { problemId, status, submittedAt } = submissions;
    const latest = this.db
      .select({ id: submissions.id, problemId, status, submittedAt })
      .from(submissions)
      .where(and(eq(submissions.userId, caller.id), belongsTo(practice)))
      .orderBy(desc(submissions.id))
      .limit(LATEST_SUBMISSIONS)
      .as('latest');
    const ofEach = this.db
      .selectDistinctOn([latest.problemId], {
        submitId: sql<number>`${latest.id}`.as('submit_id'),
        problemId: sql<string>`${problems.problemId}`.as('display_id'),
        gid: problems.groupId,
        title: titleIn(locale).as('title'),
        status: latest.status,
        submittedAt: latest.submittedAt,
        isSolved: sql<boolean>`${isSolvedBy(caller.id)}`.as('is_solved'),
      })
      .from(latest)
      .innerJoin(problems, and(eq(problems.id, latest.problemId), or(isPublic, openInGroups(caller))))
      .orderBy(latest.problemId, desc(latest.id))
      .as('of_each');
    return this.db.select().from(ofEach).orderBy(desc(ofEach.submitId));
  }

  /** The first unsolved problem of the training in which a user took part last and has not solved all. */
  async nextInTraining(caller: Caller, locale: Locale) {
    const [found] = await this.steps(locale)
      .innerJoin(trainingRegistrations, eq(trainingRegistrations.trainingId, trainings.id))
      .where(
        and(eq(trainingRegistrations.userId, caller.id), eq(trainings.visible, true), isWithin(trainings, caller), isUnsolvedBy(caller.id)),
      )
      .orderBy(desc(trainingRegistrations.registeredAt), trainings.id, trainingProblems.rank, trainingProblems.id)
      .limit(1);
    return found;
  }

  /** The first unsolved problem of the first training in the list of the site that everybody may read. */
  async firstOfTrainings(caller: Caller, locale: Locale) {
    const [found] = await this.steps(locale)
      .where(and(isListed(null), eq(trainings.auth, 'Public'), isUnsolvedBy(caller.id)))
      .orderBy(trainings.rank, trainings.id, trainingProblems.rank, trainingProblems.id)
      .limit(1);
    return found;
  }

  /** The first public problem that a user has not tried, in the order of the list. @param after only behind the problem with this display id */
  async untried(caller: Caller, locale: Locale, after?: string) {
    const isTried = sql`exists (select from ${userProblems} where ${and(eq(userProblems.problemId, problems.id), eq(userProblems.userId, caller.id))})`;
    const behind = after === undefined ? undefined : sql`${listOrder} > (${after.length}::integer, ${after})`;
    const [found] = await this.db
      .select({ problemId: problems.problemId, gid: problems.groupId, title: titleIn(locale) })
      .from(problems)
      .where(and(isPublic, behind, sql`not ${isTried}`))
      .orderBy(asc(sql`length(${problems.problemId})`), asc(problems.problemId))
      .limit(1);
    return found;
  }

  /** Days on which a user was accepted. @param since yyyy-MM-dd */
  async acceptedDays(userId: number, since: string) {
    const day = sql<string>`to_char(${submissions.submittedAt} at time zone ${siteTimeZone}, 'YYYY-MM-DD')`;
    const from = gte(submissions.submittedAt, sql`${since}::timestamp at time zone ${siteTimeZone}`);
    const rows = await this.db
      .selectDistinct({ day })
      .from(submissions)
      .where(and(isCountedInPublic, eq(submissions.userId, userId), eq(submissions.status, Status.accepted), from));
    return new Set(rows.map(row => row.day));
  }

  /** Problems that trainings show, as steps in them. */
  private steps = (locale: Locale) =>
    this.db
      .select({
        problemId: trainingProblems.displayId,
        gid: problems.groupId,
        title: titleIn(locale),
        training: { tid: trainings.id, gid: trainings.groupId, title: trainings.title },
      })
      .from(trainings)
      .innerJoin(trainingProblems, eq(trainingProblems.trainingId, trainings.id))
      .innerJoin(problems, and(eq(problems.id, trainingProblems.problemId), isShown));
}

const titleIn = (locale: Locale) => translated(problems.title, problems.translations, locale, 'title');
