import { Injectable } from '@nestjs/common';
import { asc, gt, sql } from 'drizzle-orm';
import { isDatabaseAway } from '../../database/away';
import { type Database, InjectDatabase } from '../../database/database';
import { appliedMigrations, knownMigrations } from '../../database/migrate';
import { judgesAtWork } from '../../judge/queue/livingJudges';
import { judges } from '../../judge/queue/queue.table';

@Injectable()
export class SiteQueries {
  private readonly known = knownMigrations();

  constructor(@InjectDatabase() private readonly db: Database) {}

  liveJudges = () => judgesAtWork(this.db);

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

  /** Whether the database answers and has the tables of this version. */
  async hasAllMigrations(): Promise<boolean> {
    const client = await this.db.$client.connect().catch(() => undefined);
    if (!client) return false;
    try {
      const applied = new Set(await appliedMigrations(client));
      return this.known.every(at => applied.has(at));
    } catch (reason) {
      if (isDatabaseAway(reason)) return false;
      throw reason;
    } finally {
      client.release();
    }
  }

  async postgresVersion() {
    const { rows } = await this.db.$client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version.split(' ')[0] ?? '';
  }
}
