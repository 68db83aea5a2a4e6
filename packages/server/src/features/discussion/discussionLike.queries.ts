import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { discussionLikes, discussions } from './discussion.table';

/** The count moves in the statement that adds or removes the row, by as much as that did. */
@Injectable()
export class DiscussionLikes {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  /** False when the user likes it already. */
  async add(tx: Executor, did: number, userId: number) {
    const { rowCount } = await tx.execute(sql`
      with added as (
        insert into ${discussionLikes} (discussion_id, user_id) values (${did}, ${userId}) on conflict do nothing returning discussion_id
      )
      update ${discussions} set like_count = like_count + 1 from added where id = added.discussion_id`);
    return rowCount === 1;
  }

  remove = (did: number, userId: number) =>
    this.db.execute(sql`
      with removed as (
        delete from ${discussionLikes} where discussion_id = ${did} and user_id = ${userId} returning discussion_id
      )
      update ${discussions} set like_count = like_count - 1 from removed where id = removed.discussion_id`);
}
