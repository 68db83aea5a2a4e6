import { Injectable } from '@nestjs/common';
import { and, between, eq, gt, inArray, not, type SQL } from 'drizzle-orm';
import type { ContestFacts, InContest } from '../../access/scope';
import { BoundedReads } from '../../database/boundedReads';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { users } from '../account/account.table';
import { contestProblems, contestRegistrations, contests } from '../contest/contest.table';
import { countsIn } from '../contest/contestClock.sql';
import { isLeftOutIn, mayBeShown } from '../contest/standing.sql';
import { problems } from '../problem/problem.table';
import { belongsTo, heldContest } from '../submission/place.sql';
import { inItsContest } from '../submission/rows.sql';
import { submissionCases, submissionCodes, submissions } from '../submission/submission.table';
import { hiddenFrom, knownIn, knownTo, redact } from '../submission/visibility';

/** These submissions, or those from one number to another. */
export type Chosen = { ids: readonly number[] } | { first: number; last: number };

/** What the Contest API reads beside the board. Every query on submissions goes by what the caller may know of them. */
@Injectable()
export class CcsQueries {
  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly bounded: BoundedReads,
  ) {}

  async title(cid: number): Promise<string> {
    const [found] = await this.db.select({ title: contests.title }).from(contests).where(eq(contests.id, cid));
    return found?.title ?? '';
  }

  async timeLimits(problemIds: readonly number[]): Promise<Map<number, number>> {
    const { id, timeLimitMs } = problems;
    const rows = await this.db
      .select({ id, timeLimitMs })
      .from(problems)
      .where(inArray(id, [...problemIds]));
    return new Map(rows.map(row => [row.id, row.timeLimitMs]));
  }

  async registered(cid: number): Promise<number[]> {
    const { userId, contestId } = contestRegistrations;
    const rows = await this.db.select({ userId }).from(contestRegistrations).where(eq(contestId, cid));
    return rows.map(row => row.userId);
  }

  /** A page of at most `limit` ids behind `after`, by an index alone, so that each page costs the same however many there are. */
  async page(scoped: InContest, { after, limit }: { after: number; limit: number }, network: string) {
    const rows = await this.bounded.run(network, db =>
      db
        .select({ id: submissions.id })
        .from(submissions)
        .where(and(knownIn(scoped), gt(submissions.id, after)))
        .orderBy(submissions.id)
        .limit(limit),
    );
    const [first, last] = [rows[0]?.id, rows.at(-1)?.id];
    return { chosen: first && last ? { first, last } : undefined, isLast: rows.length < limit };
  }

  /** Those of the chosen submissions that were made while the contest ran, as far as the caller may know them. */
  submissions(scoped: InContest, chosen: Chosen, network: string) {
    return this.bounded.run(network, async db => {
      const rows = await db
        .select({ ...known, ...hiddenFrom(scoped.caller) })
        .from(submissions)
        .innerJoin(users, eq(users.id, submissions.userId))
        .innerJoin(contestProblems, inItsContest)
        .where(countedIn(scoped, chosen))
        .orderBy(submissions.id);
      return rows.map(row => redact(row));
    });
  }

  /** The same with their cases, of submissions that the caller may open. */
  cases(scoped: InContest, chosen: Chosen, network: string) {
    return this.bounded.run(network, (db: Executor) =>
      db
        .select({ ...known, openCaseResult: problems.openCaseResult, cases: submissionCases.cases })
        .from(submissions)
        .innerJoin(users, eq(users.id, submissions.userId))
        .innerJoin(contestProblems, inItsContest)
        .innerJoin(problems, eq(problems.id, submissions.problemId))
        .innerJoin(submissionCases, eq(submissionCases.submissionId, submissions.id))
        .where(and(countedIn(scoped, chosen), knownTo(scoped.caller)))
        .orderBy(submissions.id),
    );
  }

  /** The code of a submission of this contest whose author is shown in it. */
  async code(contest: ContestFacts, id: number) {
    const [found] = await this.db
      .select({ language: submissions.language, code: submissionCodes.code })
      .from(submissions)
      .innerJoin(submissionCodes, eq(submissionCodes.submissionId, submissions.id))
      .where(and(belongsTo(heldContest(contest.id)), eq(submissions.id, id), not(isLeftOutIn(contest.id, submissions.userId))));
    return found;
  }
}

const known = {
  id: submissions.id,
  userId: submissions.userId,
  problemId: submissions.problemId,
  language: submissions.language,
  status: submissions.status,
  submittedAt: submissions.submittedAt,
  judgedAt: submissions.judgedAt,
  time: submissions.timeMs,
  memory: submissions.memoryKb,
  score: submissions.score,
  oiRankScore: submissions.oiRankScore,
  judger: submissions.judger,
};

/** Matches submissions that can count on the board: those of participants, between start and end. */
function countedIn(scoped: InContest, chosen: Chosen): SQL | undefined {
  return and(
    knownIn(scoped),
    'ids' in chosen ? inArray(submissions.id, [...chosen.ids]) : between(submissions.id, chosen.first, chosen.last),
    countsIn(scoped.contest, submissions.submittedAt),
    mayBeShown(scoped.contest),
  );
}
