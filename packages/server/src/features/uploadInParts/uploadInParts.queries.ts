import { Injectable } from '@nestjs/common';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { lockUntilCommit } from '../../database/locks';
import { uploadParts, uploads } from './uploadInParts.table';

type Upload = typeof uploads.$inferInsert;

@Injectable()
export class UploadInPartsQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** Runs `work` in a transaction that locks the uploads of a user. */
  withUserLock<Result>(userId: number, work: (tx: Executor) => Promise<Result>) {
    return this.db.transaction(async tx => {
      await lockUntilCommit(tx, 'uploads', userId);
      return work(tx);
    });
  }

  async same(tx: Executor, { userId, fileName, bytes, modifiedMs }: Omit<Upload, 'handle'>) {
    const alike = and(
      eq(uploads.userId, userId),
      eq(uploads.fileName, fileName),
      eq(uploads.bytes, bytes),
      eq(uploads.modifiedMs, modifiedMs),
    );
    const [found] = await tx.select().from(uploads).where(alike);
    return found;
  }

  /** How many files of a user are on their way, and how large they are together. */
  async room(tx: Executor, userId: number) {
    const [found] = await tx
      .select({ count: sql<number>`count(*)::integer`, bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::float8` })
      .from(uploads)
      .where(eq(uploads.userId, userId));
    return found ?? { count: 0, bytes: 0 };
  }

  async add(tx: Executor, upload: Upload) {
    await tx.insert(uploads).values(upload);
  }

  async find(handle: string, userId: number) {
    const [found] = await this.db
      .select()
      .from(uploads)
      .where(and(eq(uploads.handle, handle), eq(uploads.userId, userId)));
    return found;
  }

  parts = (handle: string, executor: Executor = this.db) =>
    executor.select().from(uploadParts).where(eq(uploadParts.handle, handle)).orderBy(asc(uploadParts.number));

  /** Answers how many there are now. */
  async keepPart(part: typeof uploadParts.$inferInsert): Promise<number> {
    const { hash, bytes } = part;
    await this.db
      .insert(uploadParts)
      .values(part)
      .onConflictDoUpdate({ target: [uploadParts.handle, uploadParts.number], set: { hash, bytes } });
    return this.db.$count(uploadParts, eq(uploadParts.handle, part.handle));
  }

  async remove(handle: string, userId: number) {
    await this.db.delete(uploads).where(and(eq(uploads.handle, handle), eq(uploads.userId, userId)));
  }
}
