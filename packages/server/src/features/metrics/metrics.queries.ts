import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { LAST_BACKUP } from '../../database/settingNames';
import { type Database, InjectDatabase } from '../../database/database';
import { judgesAtWork } from '../../judge/queue/livingJudges';
import { REMOTE_QUEUE } from '../../judge/queue/queue.table';
import { queueState, statesBy } from '../../judge/queue/queueState';
import { remoteAccounts, remoteSites } from '../remoteSite/remoteSite.table';
import { settings } from '../site/site.table';

/** What operators watch, as numbers of the database. */
@Injectable()
export class MetricsQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  get connections() {
    const { totalCount, idleCount, waitingCount } = this.db.$client;
    return { total: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** State of the queue by priority. Submissions for other sites are left out, because they wait for no judge of ours. */
  async queue() {
    const ours = (await queueState(this.db)).filter(({ language }) => !language?.startsWith(REMOTE_QUEUE));
    return [...statesBy(ours, ({ priority }) => priority)].map(([priority, state]) => ({ priority, ...state }));
  }

  /** Accounts that an admin has to look at, at sites that are switched on. */
  refusedAccounts = () =>
    this.db.$count(
      remoteAccounts,
      sql`${remoteAccounts.state} not in ('ok', 'off') and exists (select from ${remoteSites} where ${remoteSites.code} = ${remoteAccounts.site} and ${remoteSites.isOn})`,
    );

  liveJudges = () => judgesAtWork(this.db);

  /** Undefined: there was none yet. */
  async lastBackupAgeS(): Promise<number | undefined> {
    const [found] = await this.db
      .select({ ageS: sql<number>`extract(epoch from now() - (${settings.value} ->> 'at')::timestamptz)::float8` })
      .from(settings)
      .where(sql`${settings.name} = ${LAST_BACKUP}`);
    return found?.ageS;
  }
}
