import { Injectable } from '@nestjs/common';
import { and, desc, gt, isNull, lte, sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { submissions } from './submission.table';

/** As many practice submissions lie between two landmarks. */
const STEP = 5_000;

const isPractice = isNull(submissions.contestId);

/**
 * A far page of the list of all practice submissions, without walking there from its newest end. Practice submissions are only ever
 * added, with growing ids: the place of each of them, counted from the oldest, never changes. So every 5,000th is remembered once, and
 * a page begins at most 5,000 rows from one of those.
 */
@Injectable()
export class Landmarks {
  private readonly ids: number[] = [];
  private extending: Promise<void> | undefined;

  constructor(@InjectDatabase() private readonly db: Database) {}

  /** Ids of a page, newest first; undefined when it is as near as the newest end. */
  async page(offset: number, limit: number): Promise<number[] | undefined> {
    if (offset < STEP) return undefined;
    await this.extend();
    const newer = await this.db.$count(submissions, and(isPractice, gt(submissions.id, this.ids.at(-1) ?? 0)));
    const place = this.ids.length * STEP + newer - offset;
    if (place <= 0) return [];
    const landmark = Math.ceil(place / STEP);
    const start = this.ids[landmark - 1];
    if (start === undefined) return undefined;
    const rows = await this.db
      .select({ id: submissions.id })
      .from(submissions)
      .where(and(isPractice, lte(submissions.id, start)))
      .orderBy(desc(submissions.id))
      .limit(limit)
      .offset(landmark * STEP - place);
    return rows.map(({ id }) => id);
  }

  private extend() {
    this.extending ??= this.remember().finally(() => (this.extending = undefined));
    return this.extending;
  }

  private async remember() {
    const { rows } = await this.db.execute<{ id: number }>(sql`
      select id from (
        select id, row_number() over (order by id) as place from ${submissions}
        where contest_id is null and id > ${this.ids.at(-1) ?? 0}
      ) placed
      where place % ${STEP} = 0 order by id`);
    this.ids.push(...rows.map(({ id }) => id));
  }
}
