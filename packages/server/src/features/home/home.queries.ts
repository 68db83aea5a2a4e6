import { Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, asc, countDistinct, desc, eq, gte, sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { siteTimeZone } from '../../siteTime';
import { users } from '../account/account.table';
import { submissions } from '../submission/submission.table';
import { isCountedInPublic } from '../submission/visibility';

const MOST_SOLVERS = 10;

@Injectable()
export class HomeQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** Users with the most accepted problems in seven days. Among equals, who got there first comes first. */
  recentSolvers() {
    const ac = countDistinct(submissions.problemId);
    const solved = and(
      isCountedInPublic,
      eq(submissions.status, Status.accepted),
      gte(submissions.submittedAt, sql`now() - interval '7 days'`),
    );
    return this.db
      .select({
        uid: users.id,
        username: users.username,
        nickname: users.nickname,
        avatar: users.avatar,
        titleName: users.titleName,
        titleColor: users.titleColor,
        ac,
      })
      .from(submissions)
      .innerJoin(users, and(eq(users.id, submissions.userId), eq(users.status, 0)))
      .where(solved)
      .groupBy(users.id)
      .orderBy(desc(ac), asc(sql`max(${submissions.submittedAt})`), asc(users.id))
      .limit(MOST_SOLVERS);
  }

  /** Practice submissions by day. @param since yyyy-MM-dd */
  days(since: string) {
    const day = sql<string>`to_char(${submissions.submittedAt} at time zone ${siteTimeZone}, 'YYYY-MM-DD')`.as('day');
    return this.db
      .select({
        day,
        total: sql<number>`count(*)::integer`,
        ac: sql<number>`(count(*) filter (where ${submissions.status} = ${Status.accepted}))::integer`,
      })
      .from(submissions)
      .where(and(isCountedInPublic, gte(submissions.submittedAt, sql`${since}::timestamp at time zone ${siteTimeZone}`)))
      .groupBy(sql`day`);
  }
}
