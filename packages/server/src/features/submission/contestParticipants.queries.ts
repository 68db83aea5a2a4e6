import { contestPhases, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import { CachedByKey } from '../../cached';
import { PUBLIC_CONTEST } from '../../access/scope';
import { Events } from '../../events/events';
import { type Database, InjectDatabase } from '../../database/database';
import { users } from '../account/account.table';
import { countsIn } from '../contest/contestClock.sql';
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
  startTime: Date;
  endTime: Date;
  pauses: readonly { startTime: Date; endTime: Date; keepsSubmissions: boolean }[];
  /** How many have registered, whom organisers have left out not counted. */
  count: number;
}

/** Lists of contests are asked for often, and a number that is a little old does no harm. */
const KEPT_MS = 15_000;
/** Nobody joins a contest that is over. What its organisers change drops the number at once. */
const KEPT_OF_ENDED_MS = 600_000;
const MOST_KEPT = 2_000;

/** How many take part in contests. */
@Injectable()
export class ContestParticipants {
  private readonly running = new CachedByKey<number>(KEPT_MS, MOST_KEPT);
  private readonly ended = new CachedByKey<number>(KEPT_OF_ENDED_MS, MOST_KEPT);

  constructor(
    @InjectDatabase() private readonly db: Database,
    events: Events,
  ) {
    events.listen({
      onEvent: event => {
        if (event.event === 'contest.changed') this.forget(String(event.cid));
      },
      onGap: () => this.forget(),
    });
  }

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

  private forget(key?: string) {
    this.running.forget(key);
    this.ended.forget(key);
  }

  private onBoard = ({ id, uid, gid, status, ...times }: CountedRow) =>
    (status === contestPhases.ended ? this.ended : this.running).read(String(id), async () => {
      const isOnBoard = and(countsIn(clockOf(times), submissions.submittedAt), ne(submissions.status, Status.cancelled));
      const held = and(belongsTo(heldContest(id)), eq(submissions.userId, users.id), isOnBoard);
      const contest = { id, authorId: Number(uid), groupId: gid };
      const [found] = await this.db
        .select({ participants: count() })
        .from(users)
        .where(and(sql`exists (select from ${submissions} where ${held})`, mayBeShown(contest)));
      return found?.participants ?? 0;
    });
}

const clockOf = ({ startTime, endTime, pauses }: Pick<CountedRow, 'startTime' | 'endTime' | 'pauses'>) => ({
  startAt: startTime,
  endAt: endTime,
  pauses: pauses.map(pause => ({
    startAt: pause.startTime.toISOString(),
    endAt: pause.endTime.toISOString(),
    keepsSubmissions: pause.keepsSubmissions,
  })),
});

const isCountedByBoard = ({ auth, status }: CountedRow) =>
  status === contestPhases.ended || (status === contestPhases.running && auth === PUBLIC_CONTEST);
