import { Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, ne, not, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContestFacts } from '../../../access/scope';
import { type Database, InjectDatabase } from '../../../database/database';
import { users } from '../../account/account.table';
import { belongsTo, heldContest } from '../../submission/place.sql';
import { inItsContest } from '../../submission/rows.sql';
import { submissions } from '../../submission/submission.table';
import { namedAccounts } from '../../contest/contestAccounts.queries';
import { contestProblems, contests, contestStandings } from '../../contest/contest.table';
import { countsIn, momentWithoutPauses } from '../../contest/contestClock.sql';
import { isUnofficial, mayBeShown } from '../../contest/standing.sql';

const MOST = 100_000;

/** A time in the form that existing clients read. */
const moment = (time: AnyPgColumn | SQL) => sql<string>`to_char(${time} at time zone 'Asia/Shanghai', 'YYYY/MM/DD HH24:MI:SS')`;

@Injectable()
export class ScrollBoardQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** Times are those of a contest without pauses: clients subtract the start from them. */
  async shown(contest: ContestFacts) {
    const { id: cid } = contest;
    const { rankShowName, countsWholeMinutes, startAt, sealAt } = contests;
    const [found] = await this.db
      .select({
        rankShowName,
        countsWholeMinutes,
        startTime: moment(startAt),
        sealRankTime: moment(momentWithoutPauses(contest, sealAt)),
      })
      .from(contests)
      .where(eq(contests.id, cid));
    return found && { ...found, starUserList: await this.unofficialNames(cid) };
  }

  /** What the unofficial participants are called now, also those on the list of the contest who have no account yet. */
  private async unofficialNames(cid: number): Promise<string[]> {
    const { userId, contestId, standing, id } = contestStandings;
    const { stars } = await namedAccounts(this.db, cid);
    const decisions = await this.db
      .selectDistinctOn([userId], { username: users.username, standing })
      .from(contestStandings)
      .innerJoin(users, eq(users.id, userId))
      .where(eq(contestId, cid))
      .orderBy(userId, desc(id));
    const decided = new Set(decisions.map(({ username }) => username.normalize('NFC')));
    const listed = stars.filter(name => !decided.has(name.normalize('NFC')));
    return [...listed, ...decisions.flatMap(each => (each.standing === 'unofficial' ? [each.username] : []))];
  }

  /** Submissions of participants on the board, while the contest ran. @param removeStar without unofficial participants */
  submissions(contest: ContestFacts, removeStar: boolean) {
    const { id: cid } = contest;
    const { username, nickname, realname, school, avatar, gender } = users;
    const { submittedAt, status } = submissions;
    return this.db
      .select({
        uid: sql<string>`${submissions.userId}::text`,
        username,
        nickname,
        realname,
        school,
        avatar,
        gender,
        submitId: submissions.id,
        status,
        submitTime: moment(momentWithoutPauses(contest, submittedAt)),
        displayId: contestProblems.displayId,
      })
      .from(submissions)
      .innerJoin(users, eq(users.id, submissions.userId))
      .innerJoin(contestProblems, inItsContest)
      .where(
        and(
          belongsTo(heldContest(cid)),
          ne(status, Status.cancelled),
          countsIn(contest, submittedAt),
          mayBeShown(contest),
          removeStar ? not(isUnofficial(cid, users.id)) : undefined,
        ),
      )
      .orderBy(submissions.id)
      .limit(MOST);
  }
}
