import { contestPhases } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, count, eq, sql } from 'drizzle-orm';
import { CachedByKey } from '../../cached';
import { PUBLIC_CONTEST } from '../../access/scope';
import { type Database, InjectDatabase } from '../../database/database';
import { users } from '../account/account.table';
import { mayBeShown } from '../contest/standing.sql';
import { belongsTo, heldContest } from './place.sql';
import { submissions } from './submission.table';

/** A contest in the wire's words, as far as it says who takes part. */
interface CountedRow {
  id: number;
  /** Id of the author. */
  uid: string;
  gid: number | null;
  auth: number;
  /** -1 scheduled, 0 running, 1 ended. */
  status: number;
  /** How many have registered, whom organisers have left out not counted. */
  count: number;
}

/** Lists of contests are asked for often, and a number that is a little old does no harm. */
const KEPT_MS = 15_000;
const MOST_KEPT = 2_000;

/** How many take part in contests. */
@Injectable()
export class ContestParticipants {
  private readonly kept = new CachedByKey<number>(KEPT_MS, MOST_KEPT);

  constructor(@InjectDatabase() private readonly db: Database) {}

  /**
   * Rows with the number of those who take part. Nobody has to register in a public contest, and once a contest is over only its board says
   * who took part: of these it is the number of participants on the board.
   */
  async counted<Row extends CountedRow>(rows: readonly Row[]): Promise<Row[]> {
    const found: Row[] = [];
    // One after another, so that a list takes one connection.
    for (const row of rows) found.push(isCountedByBoard(row) ? { ...row, count: await this.onBoard(row) } : row);
    return found;
  }

  private onBoard = ({ id, uid, gid }: CountedRow) =>
    this.kept.read(String(id), async () => {
      const held = and(belongsTo(heldContest(id)), eq(submissions.userId, users.id));
      const contest = { id, authorId: Number(uid), groupId: gid };
      const [found] = await this.db
        .select({ participants: count() })
        .from(users)
        .where(and(sql`exists (select from ${submissions} where ${held})`, mayBeShown(contest)));
      return found?.participants ?? 0;
    });
}

const isCountedByBoard = ({ auth, status }: CountedRow) =>
  status === contestPhases.ended || (status === contestPhases.running && auth === PUBLIC_CONTEST);
