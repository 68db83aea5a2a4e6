import { Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, count, countDistinct, eq, ne, not, type SQL } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { users } from '../account/account.table';
import { countsIn, isEarlier } from '../contest/contestClock.sql';
import type { contests } from '../contest/contest.table';
import { mayBeShown } from '../contest/standing.sql';
import { belongsTo, heldContest } from '../submission/place.sql';
import { submissions } from '../submission/submission.table';

type StoredContest = typeof contests.$inferSelect;

@Injectable()
export class ContestFreezeQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** How many submissions count on the board from a moment on, before another one by the clock of the contest, and of how many users. */
  async between(contest: StoredContest, from: Date, before: Date | null) {
    const { submittedAt, userId, status } = submissions;
    const within: (SQL | undefined)[] = [
      not(isEarlier(contest, submittedAt, from)),
      before ? isEarlier(contest, submittedAt, before) : undefined,
    ];
    const [found] = await this.db
      .select({ submissions: count(), participants: countDistinct(userId) })
      .from(submissions)
      .innerJoin(users, eq(users.id, userId))
      .where(
        and(
          belongsTo(heldContest(contest.id)),
          countsIn(contest, submittedAt),
          ne(status, Status.cancelled),
          mayBeShown(contest),
          ...within,
        ),
      );
    return found ?? { submissions: 0, participants: 0 };
  }
}
