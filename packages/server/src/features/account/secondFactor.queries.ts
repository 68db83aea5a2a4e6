import { Injectable } from '@nestjs/common';
import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { recoveryCodes, secondFactors } from './secondFactor.table';

@Injectable()
export class SecondFactorQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  async find(userId: number) {
    const [found] = await this.db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    return found;
  }

  async countRecoveryCodes(userId: number) {
    const [found] = await this.db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    return found?.left ?? 0;
  }

  /** A secret that waits for its first code, in place of one that waited. False when there is one that holds. */
  async begin(userId: number, sealedSecret: string) {
    const begun = await this.db
      .insert(secondFactors)
      .values({ userId, sealedSecret })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: { sealedSecret, createdAt: new Date() },
        setWhere: isNull(secondFactors.confirmedAt),
      });
    return begun.rowCount === 1;
  }

  /** False when it holds already, or is another secret by now. */
  async confirm(tx: Executor, userId: number, { sealedSecret, step }: { sealedSecret: string; step: number }) {
    const confirmed = await tx
      .update(secondFactors)
      .set({ confirmedAt: new Date(), lastStep: step })
      .where(and(eq(secondFactors.userId, userId), eq(secondFactors.sealedSecret, sealedSecret), isNull(secondFactors.confirmedAt)));
    return confirmed.rowCount === 1;
  }

  /** Uses the code of this time up: of two calls with the same code only one succeeds. */
  async consumeStep(userId: number, step: number) {
    const spent = await this.db
      .update(secondFactors)
      .set({ lastStep: step })
      .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt), lt(secondFactors.lastStep, step)));
    return spent.rowCount === 1;
  }

  async consumeRecoveryCode(userId: number, codeHash: string) {
    const spent = await this.db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)));
    return spent.rowCount === 1;
  }

  async replaceRecoveryCodes(tx: Executor, userId: number, hashes: readonly string[]) {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await tx.insert(recoveryCodes).values(hashes.map(codeHash => ({ userId, codeHash })));
  }
}

/** Whether the user in this column has a confirmed second factor. */
export const hasSecondFactor = (userId: AnyPgColumn) =>
  sql<boolean>`exists (select from ${secondFactors} where ${secondFactors.userId} = ${userId} and ${secondFactors.confirmedAt} is not null)`;

/** False when there was none that held. */
export async function removeSecondFactor(tx: Executor, userId: number) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const removed = await tx.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning({ since: secondFactors.confirmedAt });
  return removed.some(({ since }) => since !== null);
}
