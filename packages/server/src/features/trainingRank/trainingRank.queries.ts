import { Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { TrainingFacts } from '../../access/trainingScope';
import { type Database, InjectDatabase } from '../../database/database';
import { users } from '../account/account.table';
import { isNoOwner } from '../contest/contest.sql';
import { containing } from '../../database/containing';
import { belongsTo, practice } from '../submission/place.sql';
import { countedStatuses } from '../submission/submission.rules';
import { submissions } from '../submission/submission.table';
import { trainingRegistrations } from '../training/training.table';
import type { Cell } from './standing';

type CellRow = [
  problemId: number,
  status: Status,
  score: number | null,
  runTime: number | null,
  tries: number,
  lastAt: number,
  acceptedAt: number | null,
];

const { id, username, nickname, realname, school, gender, avatar } = users;

@Injectable()
export class TrainingRankQueries {
  private readonly named;

  constructor(@InjectDatabase() private readonly db: Database) {
    this.named = db
      .select({ id, username, nickname, realname, school, gender, avatar })
      .from(users)
      .where(sql`${id} = any(${sql.placeholder('userIds')}::integer[])`)
      .prepare('people_of_rank');
  }

  /** Users in the rank: everybody who takes part except the organisers. */
  async participants(training: TrainingFacts, keyword?: string): Promise<number[]> {
    const word = keyword ? containing(keyword) : undefined;
    const [found] = await this.db
      .select({ ids: sql<number[] | null>`json_agg(${id})` })
      .from(trainingRegistrations)
      .innerJoin(users, eq(id, trainingRegistrations.userId))
      .where(
        and(
          eq(trainingRegistrations.trainingId, training.id),
          isNoOwner(training),
          word === undefined ? undefined : or(ilike(username, word), ilike(realname, word), ilike(school, word)),
        ),
      );
    return found?.ids ?? [];
  }

  people = (userIds: number[]) => this.named.execute({ userIds });

  /** What these users have done in practice with these problems. */
  async cells(userIds: readonly number[], problemIds: readonly number[]): Promise<Map<number, Map<number, Cell>>> {
    if (!userIds.length || !problemIds.length) return new Map();
    const { userId, problemId, status, score, timeMs, submittedAt } = submissions;
    const accepted = sql`${status} = ${Status.accepted}`;
    const latest = sql`(array_agg(${status} order by ${submissions.id} desc))[1]`;
    const { rows } = await this.db.execute<{ user_id: number; cells: CellRow[] }>(sql`
      select user_id, json_agg(json_build_array(problem_id, status, score, run_time, tries, last_at, accepted_at)) as cells
      from (
        select ${userId} as user_id, ${problemId} as problem_id,
          case when bool_or(${accepted}) then ${Status.accepted} else ${latest} end as status,
          max(${score}) as score, min(${timeMs}) filter (where ${accepted}) as run_time, count(*) as tries,
          ${ms(sql`max(${submittedAt})`)} as last_at, ${ms(sql`min(${submittedAt}) filter (where ${accepted})`)} as accepted_at
        from ${submissions}
        where ${userId} = any(${sql.param([...userIds])}::integer[]) and ${problemId} = any(${sql.param([...problemIds])}::integer[])
          and ${belongsTo(practice)} and ${inArray(status, countedStatuses as Status[])}
        group by ${userId}, ${problemId}
      ) as tried
      group by user_id`);
    return new Map(rows.map(({ user_id, cells }) => [user_id, cellsOf(cells)]));
  }
}

const ms = (moment: SQL) => sql`floor(extract(epoch from ${moment}) * 1000)::bigint`;

const cellsOf = (rows: readonly CellRow[]) =>
  new Map(
    rows.map(([problemId, status, score, runTime, tries, lastAt, acceptedAt]) => [
      problemId,
      { status, score, runTime, tries, lastAt, acceptedAt },
    ]),
  );
