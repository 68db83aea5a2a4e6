import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { LAST_BACKUP } from '../../database/settingNames';
import { type Database, InjectDatabase } from '../../database/database';
import { isOurs, judgeJobs, judges } from '../../judge/queue/queue.table';
import { remoteAccounts, remoteSites } from '../remote/remote.table';
import { settings } from '../site/site.table';

export interface QueueState {
  /** Lower goes first. */
  priority: number;
  waiting: number;
  running: number;
  /** Of the job that has waited longest; 0 when none waits. */
  oldestS: number;
}

/** What operators watch, as numbers of the database. */
@Injectable()
export class MetricsQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  get connections() {
    const { totalCount, idleCount, waitingCount } = this.db.$client;
    return { total: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** The table holds only what waits or runs. What other sites judge waits for them, and for no judge of ours. */
  async queue(): Promise<QueueState[]> {
    const isWaiting = sql`${judgeJobs.leasedUntil} is null`;
    return this.db
      .select({
        priority: judgeJobs.priority,
        waiting: sql<number>`(count(*) filter (where ${isWaiting}))::integer`,
        running: sql<number>`(count(*) filter (where not ${isWaiting}))::integer`,
        oldestS: sql<number>`coalesce(extract(epoch from now() - min(${judgeJobs.queuedAt}) filter (where ${isWaiting})), 0)::float8`,
      })
      .from(judgeJobs)
      .where(isOurs)
      .groupBy(judgeJobs.priority)
      .orderBy(judgeJobs.priority);
  }

  /** Accounts that an admin has to look at, at sites that are switched on. */
  refusedAccounts = () =>
    this.db.$count(
      remoteAccounts,
      sql`${remoteAccounts.state} not in ('ok', 'off') and exists (select from ${remoteSites} where ${remoteSites.code} = ${remoteAccounts.site} and ${remoteSites.isOn})`,
    );

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
