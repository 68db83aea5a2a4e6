import { Injectable } from '@nestjs/common';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '../../access/caller';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { categoryName } from './discussion.sql';
import { discussionCategories, discussions } from './discussion.table';

@Injectable()
export class DiscussionCategories {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  all = (locale: Locale, executor: Executor = this.db) =>
    executor
      .select({ id: discussionCategories.id, name: categoryName(locale) })
      .from(discussionCategories)
      .orderBy(discussionCategories.id);

  /** Locked until the transaction ends: nobody opens a discussion in a category that goes. */
  allLocked = (tx: Executor, locale: Locale) => this.all(locale, tx).for('update');

  async areUsed(tx: Executor, ids: number[]) {
    const found = await tx
      .select({ one: sql`1` })
      .from(discussions)
      .where(inArray(discussions.categoryId, ids))
      .limit(1);
    return found.length > 0;
  }

  add = (tx: Executor, names: string[]) => tx.insert(discussionCategories).values(names.map(name => ({ name })));

  /** Names in other languages go with the old name. */
  rename = (tx: Executor, id: number, name: string) =>
    tx.update(discussionCategories).set({ name, translations: {} }).where(eq(discussionCategories.id, id));

  remove = (tx: Executor, ids: number[]) => tx.delete(discussionCategories).where(inArray(discussionCategories.id, ids));
}
