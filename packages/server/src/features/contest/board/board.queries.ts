import { isUnderway, Status } from '@oj/contract';
import type { ContestTry, Entrant } from '@oj/ui/ranking';
import { Injectable } from '@nestjs/common';
import { and, eq, gte, ne, sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../../database/database';
import { users } from '../../account/account.table';
import { belongsTo } from '../../submission/place';
import { submissions } from '../../submission/submission.table';
import { contestProblems, contests } from '../contest.table';
import { ROOT_ROLE } from '../contestStanding.queries';

export interface Participant extends Entrant {
  gender: typeof users.$inferSelect.gender;
  avatar: string | null;
}

export interface BoardData {
  contest: typeof contests.$inferSelect;
  /** Display ids. */
  problems: string[];
  participants: Participant[];
  tries: ContestTry[];
}

/** Verdicts of which nobody can say that the program was wrong. */
const unpenalised: ReadonlySet<Status> = new Set([
  Status.compileError,
  Status.systemError,
  Status.submittedFailed,
  Status.submittedUnknown,
  Status.notSubmitted,
]);

/** What a board is computed from: the submissions of a contest and the people behind them. Organisers are left out. */
@Injectable()
export class BoardQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** Undefined when there is no such contest. */
  async load(cid: number): Promise<BoardData | undefined> {
    const [contest] = await this.db.select().from(contests).where(eq(contests.id, cid));
    if (!contest) return undefined;
    const [problems, people, rows] = await Promise.all([this.problems(cid), this.people(contest), this.tries(contest)]);
    const labels = new Map(problems.map(({ problemId, displayId }) => [problemId, displayId]));
    const stars = new Set(contest.stars.map(name => name.normalize('NFC')));
    const participants = people.map(person => ({
      ...person,
      id: String(person.id),
      unofficial: stars.has(person.username.normalize('NFC')),
    }));
    const tries = rows.flatMap(row => {
      const problem = labels.get(row.problemId);
      return problem === undefined ? [] : [toTry(row, problem)];
    });
    return { contest, problems: problems.map(({ displayId }) => displayId), participants, tries };
  }

  private problems = (cid: number) =>
    this.db
      .select({ problemId: contestProblems.problemId, displayId: contestProblems.displayId })
      .from(contestProblems)
      .where(eq(contestProblems.contestId, cid))
      .orderBy(sql`length(${contestProblems.displayId})`, contestProblems.displayId);

  /** Everybody with a submission but the author and super admins. */
  private people({ id, authorId }: typeof contests.$inferSelect) {
    const tried = sql`exists (select from ${submissions} where ${and(eq(submissions.contestId, id), eq(submissions.userId, users.id))})`;
    const { username, nickname, realname, school, gender, avatar } = users;
    return this.db
      .select({ id: users.id, username, nickname, realname, school, gender, avatar })
      .from(users)
      .where(and(tried, ne(users.id, authorId), ne(users.role, ROOT_ROLE)));
  }

  private tries({ id, startAt }: typeof contests.$inferSelect) {
    const { userId, problemId, status, score, timeMs } = submissions;
    const second = sql<number>`floor(extract(epoch from ${submissions.submittedAt} - ${startAt.toISOString()}::timestamptz))::integer`;
    return this.db
      .select({ id: submissions.id, userId, problemId, status, score, timeMs, second })
      .from(submissions)
      .where(and(belongsTo({ contestId: id }), gte(submissions.submittedAt, startAt), ne(status, Status.cancelled)))
      .orderBy(submissions.id);
  }
}

type TryRow = Pick<typeof submissions.$inferSelect, 'id' | 'userId' | 'problemId' | 'status' | 'score' | 'timeMs'> & { second: number };

function toTry({ id, userId, status, score, timeMs, second }: TryRow, problem: string): ContestTry {
  const isJudged = !isUnderway(status);
  return {
    id,
    problem,
    entrantId: String(userId),
    accepted: status === Status.accepted,
    atSeconds: second,
    penalised: isJudged && !unpenalised.has(status),
    score: isJudged ? score : null,
    ...(timeMs !== null && { timeMs }),
  };
}
