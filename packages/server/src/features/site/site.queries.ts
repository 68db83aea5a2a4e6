import { Injectable } from '@nestjs/common';
import { asc, gt, sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { judges } from '../../judge/queue/queue.table';

@Injectable()
export class SiteQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  liveJudges = () => this.db.$count(judges, gt(judges.seenAt, sql`now() - interval '10 seconds'`));

  judges = () =>
    this.db
      .select({
        isAlive: sql<boolean>`${judges.seenAt} > now() - interval '12 seconds'`,
        version: judges.version,
        sandbox: judges.sandbox,
        languages: judges.languages,
        load: judges.load,
      })
      .from(judges)
      .where(gt(judges.seenAt, sql`now() - interval '1 day'`))
      .orderBy(asc(judges.id))
      .limit(300);

  async postgresVersion() {
    const { rows } = await this.db.$client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version.split(' ')[0] ?? '';
  }
}
