import { Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, eq, inArray } from 'drizzle-orm';
import type { ContestFacts } from '../../access/scope';
import { type Database, InjectDatabase } from '../../database/database';
import { users } from '../account/account.table';
import { belongsTo, heldContest } from '../submission/place.sql';
import { submissionCodes, submissions } from '../submission/submission.table';
import { mayBeRanked } from '../contest/contest.sql';
import { contestProblems } from '../contest/contest.table';

interface Wanted {
  cid: number;
  /** Leaves out who organises this contest. */
  withoutOrganisersOf?: ContestFacts | undefined;
}

/** Reads what is exported of a contest, except its board. */
@Injectable()
export class ContestExportQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** Accepted submissions without their code, oldest first. */
  accepted({ cid, withoutOrganisersOf }: Wanted) {
    const ofEntry = and(eq(contestProblems.contestId, cid), eq(contestProblems.problemId, submissions.problemId));
    return this.db
      .select({ id: submissions.id, username: users.username, displayId: contestProblems.displayId, language: submissions.language })
      .from(submissions)
      .innerJoin(users, eq(users.id, submissions.userId))
      .innerJoin(contestProblems, ofEntry)
      .where(
        and(
          belongsTo(heldContest(cid)),
          eq(submissions.status, Status.accepted),
          withoutOrganisersOf === undefined ? undefined : mayBeRanked(withoutOrganisersOf),
        ),
      )
      .orderBy(submissions.id);
  }

  async codes(ids: readonly number[]): Promise<Map<number, string>> {
    const { submissionId, code } = submissionCodes;
    const rows = await this.db
      .select({ submissionId, code })
      .from(submissionCodes)
      .where(inArray(submissionId, [...ids]));
    return new Map(rows.map(row => [row.submissionId, row.code]));
  }
}
