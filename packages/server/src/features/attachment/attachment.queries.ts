import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { eq, sum } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { lockUntilCommit } from '../../database/locks';
import type { Caller } from '../../access/caller';
import { endUse, beginUse } from '../picture/fileUse.queries';
import { roomOf } from './attachment.rules';
import { attachments } from './attachment.table';

@Injectable()
export class AttachmentQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Answer>(work: (tx: Executor) => Promise<Answer>) => this.db.transaction(work);

  async add(tx: Executor, attachment: typeof attachments.$inferInsert) {
    const [added] = await tx.insert(attachments).values(attachment).returning({ id: attachments.id });
    if (!added) throw new Error('the attachment was not stored');
    await beginUse(tx, { kind: 'attachment', id: added.id }, attachment.hash);
    return added.id;
  }

  /** Adds what its owner still has room for. @throws ApiError otherwise: the transaction then keeps nothing. */
  async addWithinRoom(tx: Executor, attachment: typeof attachments.$inferInsert, owner: Caller) {
    await this.lockUser(tx, owner.id);
    const id = await this.add(tx, attachment);
    if ((await this.bytesOf(owner.id, tx)) > roomOf(owner)) throw new ApiError('attachment.full');
    return id;
  }

  async find(id: number) {
    const [found] = await this.db.select().from(attachments).where(eq(attachments.id, id));
    return found;
  }

  async byKey(key: string) {
    const [found] = await this.db.select().from(attachments).where(eq(attachments.key, key));
    return found;
  }

  /** @returns its file, to be released after the commit; undefined when there is no such attachment. */
  async remove(tx: Executor, id: number) {
    await tx.delete(attachments).where(eq(attachments.id, id));
    return endUse(tx, { kind: 'attachment', id });
  }

  /** Locks the uploads of a user until the commit, so that two at once cannot both pass the limit. */
  private lockUser = (tx: Executor, userId: number) => lockUntilCommit(tx, 'attachmentRoom', userId);

  /** Bytes of all attachments of a user. */
  async bytesOf(userId: number, tx: Executor = this.db) {
    const [found] = await tx
      .select({ bytes: sum(attachments.bytes).mapWith(Number) })
      .from(attachments)
      .where(eq(attachments.userId, userId));
    return found?.bytes ?? 0;
  }
}
