import type { Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, gte, inArray, like, sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { siteTimeZone } from '../../siteTime';
import { userCounts, users } from '../account/account.table';
import { problems } from '../problem/problem.table';
import { isPublic } from '../problem/problem.visibility';
import { countedStatuses } from '../submission/submission.rules';
import { userProblems } from '../problem/problem.table';
import { submissions } from '../submission/submission.table';
import { isCountedInPublic } from '../submission/visibility';

/** Names a user, by id or by the key of the name. */
export type UserKey = { id: number } | { usernameKey: string };

const isUser = (key: UserKey) => and('id' in key ? eq(users.id, key.id) : eq(users.usernameKey, key.usernameKey), eq(users.status, 0));

@Injectable()
export class ProfileQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  async find(asked: UserKey) {
    const [found] = await this.db
      .select({
        id: users.id,
        username: users.username,
        nickname: users.nickname,
        avatar: users.avatar,
        titleName: users.titleName,
        titleColor: users.titleColor,
        gender: users.gender,
        school: users.school,
        signature: users.signature,
        github: users.github,
        blog: users.blog,
        recentLoginTime: users.lastLoginAt,
        total: sql<number>`coalesce(${userCounts.total}, 0)`,
      })
      .from(users)
      .leftJoin(userCounts, eq(userCounts.userId, users.id))
      .where(isUser(asked));
    return found;
  }

  async idOf(asked: UserKey) {
    const [found] = await this.db.select({ id: users.id }).from(users).where(isUser(asked));
    return found?.id;
  }

  /** Names of active users that begin with a key, in their order. */
  async names(key: string, most: number) {
    const rows = await this.db
      .select({ username: users.username })
      .from(users)
      .where(and(eq(users.status, 0), like(users.usernameKey, `${key.replaceAll(/[\\%_]/g, '\\$&')}%`)))
      .orderBy(sql`${users.usernameKey} using ~<~`)
      .limit(most);
    return rows.map(({ username }) => username);
  }

  /** How a user stands with each public problem tried, in the order of the problem list. */
  standings(userId: number) {
    return this.db
      .select({
        status: userProblems.status,
        oiRankScore: userProblems.oiRankScore,
        problem: { id: problems.id, problemId: problems.problemId, difficulty: problems.difficulty },
      })
      .from(userProblems)
      .innerJoin(problems, and(eq(problems.id, userProblems.problemId), isPublic))
      .where(eq(userProblems.userId, userId))
      .orderBy(asc(sql`length(${problems.problemId})`), asc(problems.problemId));
  }

  /** Practice submissions by day. @param since yyyy-MM-dd */
  days(userId: number, since: string) {
    const date = sql<string>`to_char(${submissions.submittedAt} at time zone ${siteTimeZone}, 'YYYY-MM-DD')`.as('date');
    return this.db
      .select({ date, count: sql<number>`count(*)::integer` })
      .from(submissions)
      .where(countedSince(userId, since))
      .groupBy(sql`date`)
      .orderBy(sql`date`);
  }

  /** How practice submissions ended, the most frequent verdict first. @param since yyyy-MM-dd */
  verdicts(userId: number, since: string) {
    const { status } = submissions;
    const often = sql<number>`count(*)::integer`;
    return this.db
      .select({ status, count: often })
      .from(submissions)
      .where(and(countedSince(userId, since), inArray(status, countedStatuses as Status[])))
      .groupBy(status)
      .orderBy(desc(often), status);
  }
}

const countedSince = (userId: number, since: string) =>
  and(
    isCountedInPublic,
    eq(submissions.userId, userId),
    gte(submissions.submittedAt, sql`${since}::timestamp at time zone ${siteTimeZone}`),
  );
