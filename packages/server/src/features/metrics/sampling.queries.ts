import { Injectable } from '@nestjs/common';
import { and, asc, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { tryLock } from '../../database/locks';
import { judges } from '../../judge/queue/queue.table';
import { isActiveRoot, users } from '../account/account.table';
import { readSetting } from '../site/readSetting.queries';
import { settings } from '../site/site.table';
import { submissions } from '../submission/submission.table';
import type { Ongoing } from './alerts.rules';
import { metricSamples } from './metricSample.table';

const ALERTS = 'alerts';
const PACE = sql`interval '5 minutes'`;
const KEPT = sql`interval '25 hours'`;
const MOST_SAMPLES = 400;
const MOST_TOLD = 20;
const MOST_JUDGES = 1_000;

@Injectable()
export class SamplingQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** Runs `work` in only one of several processes at a time; the others skip it. */
  inOneProcess = (work: (tx: Executor) => Promise<void>) =>
    this.db.transaction(async tx => {
      if (await tryLock(tx, 'metrics')) await work(tx);
    });

  async addSample(tx: Executor, sample: Omit<typeof metricSamples.$inferInsert, 'at' | 'lastSubmissionId'>) {
    await tx
      .insert(metricSamples)
      .values({
        ...sample,
        at: sql`date_bin(${PACE}, now(), timestamptz '2000-01-01')` as never,
        lastSubmissionId: sql`coalesce((select max(id) from ${submissions}), 0)` as never,
      })
      .onConflictDoNothing();
    await tx.delete(metricSamples).where(lt(metricSamples.at, sql`now() - ${KEPT}`));
  }

  samples = () => this.db.select().from(metricSamples).orderBy(asc(metricSamples.at)).limit(MOST_SAMPLES);

  async siteAgeS(executor: Executor = this.db): Promise<number> {
    const [first] = await executor
      .select({ ageS: sql<number>`extract(epoch from now() - ${users.createdAt})::float8` })
      .from(users)
      .orderBy(users.id)
      .limit(1);
    return first?.ageS ?? 0;
  }

  /** Calibrations of the judges that are there. */
  async calibrations() {
    const rows = await this.db
      .select({ figures: judges.calibrations })
      .from(judges)
      .where(gt(judges.seenAt, sql`now() - interval '12 seconds'`))
      .limit(MOST_JUDGES);
    return rows.map(({ figures }) => figures);
  }

  ongoing = (executor: Executor = this.db): Promise<Ongoing> => readSetting<Ongoing>(executor, ALERTS);

  keepOngoing = (tx: Executor, value: Ongoing) =>
    tx.insert(settings).values({ name: ALERTS, value }).onConflictDoUpdate({ target: settings.name, set: { value } });

  /** Addresses of the super admins. */
  async rootAddresses(tx: Executor): Promise<string[]> {
    const rows = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(isActiveRoot, isNotNull(users.email)))
      .orderBy(users.id)
      .limit(MOST_TOLD);
    return rows.flatMap(({ email }) => email ?? []);
  }
}
