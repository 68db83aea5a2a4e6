import { Injectable } from '@nestjs/common';
import { and, eq, lt, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { users } from '../account/account.table';
import { attachments } from '../attachment/attachment.table';
import { slides } from '../carousel/carousel.table';
import { address } from './picture.queries';
import { orphanCandidates, pictures } from './picture.table';
import { lockUntilCommit } from '../../database/locks';

/** A public file that perhaps nobody refers to. */
export interface OrphanCandidate {
  id: number;
  hash: string;
}

const MOST_AT_ONCE = 1_000;

/** Everything that refers to pictures is named here. */
const isUnused = and(
  sql`not exists (select from ${slides} where ${slides.pictureHash} = ${pictures.hash})`,
  sql`not exists (select from ${attachments} where ${attachments.hash} = ${pictures.hash})`,
  sql`not exists (select from ${users} where ${users.avatar} = ${address})`,
);

/** Writes down that a file may have no use any more, with whatever takes the use away. */
export async function doubt(executor: Executor, hash: string): Promise<OrphanCandidate> {
  const [written] = await executor
    .insert(orphanCandidates)
    .values({ hash })
    .returning({ id: orphanCandidates.id, hash: orphanCandidates.hash });
  if (!written) throw new Error('the doubt was not stored');
  return written;
}

/** Who refers to public files: pictures, what shows them, and attachments. */
@Injectable()
export class ReferenceQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Answer>(work: (tx: Executor) => Promise<Answer>) => this.db.transaction(work);

  /** Until the transaction ends nobody else starts to refer to this file, or removes it because nobody does. */
  lock = (tx: Executor, hash: string) => lockUntilCommit(tx, 'publicFile', sql`hashtext(${hash})`);

  doubt = (hash: string) => doubt(this.db, hash);

  settle = (tx: Executor, { id }: OrphanCandidate) => tx.delete(orphanCandidates).where(eq(orphanCandidates.id, id));

  /** Whether somebody needs its bytes; a picture that nobody uses is forgotten. */
  async isNeeded(tx: Executor, hash: string) {
    await tx.delete(pictures).where(and(eq(pictures.hash, hash), isUnused));
    for (const table of [pictures, attachments])
      if ((await tx.select({ hash: table.hash }).from(table).where(eq(table.hash, hash)).limit(1)).length) return true;
    return false;
  }

  /** Doubts that nobody has settled for so long that whoever had them has ended. */
  oldCandidates = (olderThanMinutes: number): Promise<OrphanCandidate[]> =>
    this.db
      .select({ id: orphanCandidates.id, hash: orphanCandidates.hash })
      .from(orphanCandidates)
      .where(lt(orphanCandidates.at, sql`now() - make_interval(mins => ${olderThanMinutes})`))
      .orderBy(orphanCandidates.at)
      .limit(MOST_AT_ONCE);
}
