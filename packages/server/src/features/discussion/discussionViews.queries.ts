import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { describeError } from '../../describeError';
import { dayOf } from '../../siteTime';
import { discussions, discussionViews } from './discussion.table';

const PAUSE_MS = 1_000;
/** Views that wait to be written; further ones are not counted. */
const MOST_WAITING = 10_000;

/**
 * Counts readers: each once a day for each discussion. Readers never wait for it: their views gather for a second and are written
 * together.
 */
@Injectable()
export class DiscussionViews implements OnApplicationShutdown {
  private readonly log = new Logger('views');
  private waiting = new Map<number, Set<string>>();
  private total = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectDatabase() private readonly db: Database) {}

  async onApplicationShutdown() {
    clearTimeout(this.timer);
    await this.write();
  }

  count(did: number, viewer: string) {
    if (this.total >= MOST_WAITING) return;
    const viewers = this.waiting.get(did) ?? new Set();
    this.waiting.set(did, viewers.add(viewer));
    this.total += 1;
    this.timer ??= setTimeout(() => void this.write(), PAUSE_MS).unref();
  }

  private async write() {
    const views = this.waiting;
    this.waiting = new Map();
    this.total = 0;
    this.timer = undefined;
    for (const [did, viewers] of views)
      await this.store(did, [...viewers]).catch((reason: Error) =>
        this.log.warn(`views of discussion ${did} were lost: ${describeError(reason).message}`),
      );
  }

  private store = (did: number, viewers: string[]) =>
    this.db.execute(sql`
      with added as (
        insert into ${discussionViews} (discussion_id, day, viewer)
        select ${did}, ${dayOf(new Date())}::date, viewer from unnest(${sql.param(viewers)}::text[]) viewer
        on conflict do nothing returning viewer
      )
      update ${discussions} set view_count = view_count + (select count(*) from added) where id = ${did}`);
}
