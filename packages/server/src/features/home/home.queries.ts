import { Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, asc, countDistinct, desc, eq, gte, sql } from 'drizzle-orm';
import type { Locale } from '../../api/caller';
import { type Database, InjectDatabase } from '../../database/database';
import { translated } from '../../database/translated';
import { siteTimeZone } from '../../siteTime';
import { users } from '../account/account.table';
import { problems } from '../problem/problem.table';
import { isPublic } from '../problem/problem.visibility';
import { belongsTo, practice } from '../submission/place';
import { submissions } from '../submission/submission.table';
import { isCountedInPublic } from '../submission/visibility';

const MOST_SOLVERS = 10;
const MOST_TRIED = 5;
/** So far back one looks for the problems tried last. */
const LATEST_SUBMISSIONS = 200;

@Injectable()
export class HomeQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** Who was accepted on most problems within seven days; whoever got there first goes first. */
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

  /** The latest submission to each of the public problems that a user tried last. */
  tried(userId: number, locale: Locale) {
    const { id, problemId, status, submittedAt } = submissions;
    const latest = this.db
      .select({ id, problemId, status, submittedAt })
      .from(submissions)
      .where(and(eq(submissions.userId, userId), belongsTo(practice)))
      .orderBy(desc(id))
      .limit(LATEST_SUBMISSIONS)
      .as('latest');
    const ofEach = this.db
      .selectDistinctOn([latest.problemId], {
        submitId: sql<number>`${latest.id}`.as('submit_id'),
        problemId: sql<string>`${problems.problemId}`.as('display_id'),
        title: translated(problems.title, problems.translations, locale, 'title').as('title'),
        status: latest.status,
        submittedAt: latest.submittedAt,
      })
      .from(latest)
      .innerJoin(problems, and(eq(problems.id, latest.problemId), isPublic))
      .orderBy(latest.problemId, desc(latest.id))
      .as('of_each');
    return this.db.select().from(ofEach).orderBy(desc(ofEach.submitId)).limit(MOST_TRIED);
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
