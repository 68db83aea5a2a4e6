import { Injectable } from '@nestjs/common';
import { and, eq, lt, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { lockUntilCommit } from '../../database/locks';
import { type FileOwner, fileUses, orphanCandidates, pictures } from './picture.table';

/** A public file that perhaps nothing uses. */
export interface OrphanCandidate {
  id: number;
  hash: string;
}

const MOST_AT_ONCE = 1_000;

/**
 * Records that the owner uses this file. Write the row of the owner first: that locks out a second use at the same time.
 * @returns what the owner used before, to be released after the commit.
 */
export async function beginUse(tx: Executor, owner: FileOwner, hash: string): Promise<OrphanCandidate | undefined> {
  const before = await endUse(tx, owner);
  await tx.insert(fileUses).values({ hash, ownerKind: owner.kind, ownerId: owner.id });
  return before;
}

/** @returns what the owner used, to be released after the commit. */
export async function endUse(tx: Executor, { kind, id }: FileOwner): Promise<OrphanCandidate | undefined> {
  const ofOwner = and(eq(fileUses.ownerKind, kind), eq(fileUses.ownerId, id));
  const [ended] = await tx.delete(fileUses).where(ofOwner).returning({ hash: fileUses.hash });
  return ended && addCandidate(tx, ended.hash);
}

async function addCandidate(executor: Executor, hash: string): Promise<OrphanCandidate> {
  const [written] = await executor
    .insert(orphanCandidates)
    .values({ hash })
    .returning({ id: orphanCandidates.id, hash: orphanCandidates.hash });
  if (!written) throw new Error('the orphan candidate was not stored');
  return written;
}

/** Records what uses public files, and which files perhaps nothing uses. */
@Injectable()
export class FileUseQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Answer>(work: (tx: Executor) => Promise<Answer>) => this.db.transaction(work);

  /** Locks a file until the transaction ends: nobody else can begin to use it, or remove it because nothing uses it. */
  lock = (tx: Executor, hash: string) => lockUntilCommit(tx, 'publicFile', sql`hashtext(${hash})`);

  addCandidate = (hash: string) => addCandidate(this.db, hash);

  removeCandidate = (tx: Executor, { id }: OrphanCandidate) => tx.delete(orphanCandidates).where(eq(orphanCandidates.id, id));

  async isUsed(tx: Executor, hash: string) {
    const found = await tx.select({ hash: fileUses.hash }).from(fileUses).where(eq(fileUses.hash, hash)).limit(1);
    return found.length > 0;
  }

  forgetPicture = (tx: Executor, hash: string) => tx.delete(pictures).where(eq(pictures.hash, hash));

  /** Candidates so old that whoever wrote them down has ended. */
  oldCandidates = (olderThanMinutes: number): Promise<OrphanCandidate[]> =>
    this.db
      .select({ id: orphanCandidates.id, hash: orphanCandidates.hash })
      .from(orphanCandidates)
      .where(lt(orphanCandidates.at, sql`now() - make_interval(mins => ${olderThanMinutes})`))
      .orderBy(orphanCandidates.at)
      .limit(MOST_AT_ONCE);
}
