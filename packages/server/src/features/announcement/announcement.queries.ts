import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Locale } from '../../access/caller';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { translated } from '../../database/translated';
import { users } from '../account/account.table';
import { announcements } from './announcement.table';

type Draft = Pick<typeof announcements.$inferInsert, 'title' | 'content' | 'status'>;

/** Matches the announcements of a group, or of the site when it is undefined. */
const ofGroup = (groupId: number | undefined) =>
  groupId === undefined ? isNull(announcements.groupId) : eq(announcements.groupId, groupId);

@Injectable()
export class AnnouncementQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction<Result>(work: (tx: Executor) => Promise<Result>) {
    return this.db.transaction(work);
  }

  async page(paging: Paging, locale: Locale, groupId?: number) {
    const matches = and(ofGroup(groupId), eq(announcements.status, 0));
    const query = this.db
      .select({
        id: announcements.id,
        title: translated(announcements.title, announcements.translations, locale, 'title'),
        content: translated(announcements.content, announcements.translations, locale, 'content'),
        username: users.username,
        gmtCreate: announcements.createdAt,
        gmtModified: announcements.modifiedAt,
      })
      .from(announcements)
      .innerJoin(users, eq(users.id, announcements.authorId))
      .where(matches)
      .orderBy(desc(announcements.id));
    return withTotal(this.db, query, { table: announcements, ...(matches && { matches }) }, paging);
  }

  /** A page of announcements for their editors: Markdown as it was written, and hidden ones, too. */
  async pageForEditors(paging: Paging, groupId?: number) {
    const matches = ofGroup(groupId);
    const query = this.db
      .select({
        id: announcements.id,
        title: announcements.title,
        content: announcements.content,
        status: announcements.status,
        uid: sql<string>`${announcements.authorId}::text`,
        username: users.username,
        gmtCreate: announcements.createdAt,
        gmtModified: announcements.modifiedAt,
      })
      .from(announcements)
      .innerJoin(users, eq(users.id, announcements.authorId))
      .where(matches)
      .orderBy(desc(announcements.id));
    return withTotal(this.db, query, { table: announcements, matches }, paging);
  }

  async find(tx: Executor, id: number) {
    const [found] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update');
    return found;
  }

  async add(tx: Executor, draft: Draft, authorId: number, groupId?: number) {
    const [row] = await tx
      .insert(announcements)
      .values({ ...draft, authorId, groupId })
      .returning({ id: announcements.id });
    if (!row) throw new Error('the announcement was not stored');
    return row.id;
  }

  change = (tx: Executor, id: number, change: Partial<typeof announcements.$inferInsert>) =>
    tx
      .update(announcements)
      .set({ ...change, modifiedAt: sql`now()` })
      .where(eq(announcements.id, id));

  remove = (tx: Executor, id: number) => tx.delete(announcements).where(eq(announcements.id, id));
}
