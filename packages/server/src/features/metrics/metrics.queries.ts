import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { LAST_BACKUP } from '../../database/settingNames';
import { type Database, InjectDatabase } from '../../database/database';
import { judges } from '../../judge/queue/queue.table';
import { queueState, statesBy } from '../../judge/queue/queueState';
import { settings } from '../site/site.table';

/** What operators watch, as numbers of the database. */
@Injectable()
export class MetricsQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  get connections() {
    const { totalCount, idleCount, waitingCount } = this.db.$client;
    return { total: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** By priority. */
  async queue() {
    const states = statesBy(await queueState(this.db), ({ priority }) => priority);
    return [...states].map(([priority, state]) => ({ priority, ...state }));
  }

  liveJudges = () => this.db.$count(judges, sql`${judges.seenAt} > now() - interval '10 seconds'`);

  /** Undefined: there was none yet. */
  async lastBackupAgeS(): Promise<number | undefined> {
    const [found] = await this.db
      .select({ ageS: sql<number>`extract(epoch from now() - (${settings.value} ->> 'at')::timestamptz)::float8` })
      .from(settings)
      .where(sql`${settings.name} = ${LAST_BACKUP}`);
    return found?.ageS;
  }
}
