import { Injectable } from '@nestjs/common';
import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { wakeJudges } from '../../judge/queue/queue';
import { judges } from '../../judge/queue/queue.table';

const MOST_JUDGES = 100;

@Injectable()
export class LanguageAdminQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** What the judges of the last days say of their languages. */
  judges = () =>
    this.db
      .select({ id: judges.id, languages: judges.languages })
      .from(judges)
      .where(gt(judges.seenAt, sql`now() - interval '7 days'`))
      .orderBy(asc(judges.id))
      .limit(MOST_JUDGES);

  /** Restarts each judge when it has finished its job. A judge that is drained keeps its compilers until somebody starts it again. */
  async restartJudges(tx: Executor) {
    await tx
      .update(judges)
      .set({ wish: 'restart' })
      .where(and(isNull(judges.wish), gt(judges.seenAt, sql`now() - interval '1 minute'`)));
    await wakeJudges(tx);
  }
}
