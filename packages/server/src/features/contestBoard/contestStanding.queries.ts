import { isUnderway, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ClockTimes } from '../../access/contestClock';
import { isSealed } from '../../access/phase';
import type { InContest } from '../../access/scope';
import { heldSpan } from '../../access/virtualWindow';
import type { Caller } from '../../access/caller';
import { type Database, InjectDatabase } from '../../database/database';
import { users } from '../account/account.table';
import { belongsTo, heldContest, placeOf, type Place } from '../submission/place.sql';
import { noCounts } from '../problem/problem.rules';
import { counterOf, countedStatuses } from '../submission/submission.rules';
import { submissions } from '../submission/submission.table';
import { hasResult } from './board/boardTries';
import { hidesResults } from '../contest/contest.rules';
import { countsIn, isEarlier } from '../contest/contestClock.sql';
import { mayBeShown } from '../contest/standing.sql';

interface Options {
  containsEnd?: boolean | null | undefined;
}

interface OwnStanding {
  status: Status;
  score: number | null;
}

/** What follows from the submissions of a contest for its problem list. Nothing of it is stored. */
@Injectable()
export class ContestStandings {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** Judged submissions of participants by problem and verdict, as far as the caller may know; for a virtual participant up to the same moment. */
  async counts(scoped: InContest<Caller | undefined>, options: Options, problemIds?: number[]) {
    const { contest, now, powers, run } = scoped;
    const rows = await this.db
      .select({ problemId: submissions.problemId, status: submissions.status, many: sql<number>`count(*)::integer` })
      .from(submissions)
      .innerJoin(users, eq(users.id, submissions.userId))
      .where(
        and(
          within(heldContest(contest.id), heldSpan(scoped), run ? {} : options),
          inArray(submissions.status, countedStatuses as Status[]),
          mayBeShown(contest),
          problemIds && inArray(submissions.problemId, problemIds),
          isSealed(contest, now) && !powers.pastSeal && contest.sealAt
            ? isEarlier(contest, submissions.submittedAt, contest.sealAt)
            : undefined,
        ),
      )
      .groupBy(submissions.problemId, submissions.status);
    return new Map([...Map.groupBy(rows, row => row.problemId)].map(([problemId, counted]) => [problemId, totalsOf(counted)]));
  }

  /** How the caller stands with each problem of the contest: accepted wins, else the latest result; of a sealed OI contest, only that something was submitted. */
  async own(scoped: InContest, options: Options): Promise<Map<number, OwnStanding>> {
    const rows = await this.db
      .select({ problemId: submissions.problemId, status: submissions.status, score: submissions.score })
      .from(submissions)
      .where(and(within(placeOf(scoped), scoped.contest, options), eq(submissions.userId, scoped.caller.id)))
      .orderBy(submissions.id);
    const isHidden = hidesResults(scoped);
    return new Map([...Map.groupBy(rows, row => row.problemId)].map(([problemId, tries]) => [problemId, standingOf(tries, isHidden)]));
  }
}

/** What counts there, with what came after the end if that is asked for. */
const within = (place: Place, contest: ClockTimes, { containsEnd }: Options): SQL | undefined =>
  and(belongsTo(place), countsIn(contest, submissions.submittedAt, { withAfterEnd: !!containsEnd }));

export type ContestCounts = typeof noCounts;
export const countsFrom = (counted: ReadonlyMap<number, ContestCounts>, problemId: number) => counted.get(problemId) ?? noCounts;

function totalsOf(counted: readonly { status: Status; many: number }[]): ContestCounts {
  const totals = { ...noCounts };
  for (const { status, many } of counted) {
    const counter = counterOf[status];
    if (counter) totals[counter] += many;
    totals.total += many;
  }
  return totals;
}

function standingOf(tries: readonly OwnStanding[], isHidden: boolean): OwnStanding {
  const valid = tries.filter(({ status }) => status !== Status.cancelled);
  if (isHidden && valid.length) return unknown;
  const judged = valid.filter(({ status }) => !isUnderway(status));
  const last = judged.findLast(({ status }) => hasResult(status)) ?? judged.at(-1) ?? tries.at(-1);
  return judged.find(({ status }) => status === Status.accepted) ?? last ?? unknown;
}

const unknown: OwnStanding = { status: Status.submittedUnknown, score: null };
