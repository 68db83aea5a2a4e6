import { Injectable } from '@nestjs/common';
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { mailCodes } from './account.table';

export type MailPurpose = 'register' | 'reset' | 'email';
type NewCode = typeof mailCodes.$inferInsert & { purpose: MailPurpose };
type Whose = Pick<NewCode, 'purpose' | 'emailKey'> & { userId: number | null };

const TRIES = 5;

@Injectable()
export class MailCodeQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction<Result>(work: (tx: Executor) => Promise<Result>) {
    return this.db.transaction(work);
  }

  /** Keeps a code unless one was sent after `notSince`; tells whether it was kept. */
  async keep(code: NewCode, notSince: Date) {
    const { codeHash, expiresAt, userId } = code;
    const kept = await this.db
      .insert(mailCodes)
      .values(code)
      .onConflictDoUpdate({
        target: [mailCodes.purpose, mailCodes.emailKey],
        set: { codeHash, expiresAt, userId: userId ?? null, sentAt: sql`now()`, wrongTries: 0 },
        setWhere: lte(mailCodes.sentAt, notSince),
      });
    return kept.rowCount === 1;
  }

  drop = (purpose: MailPurpose, emailKey: string, executor: Executor = this.db) =>
    executor.delete(mailCodes).where(and(eq(mailCodes.purpose, purpose), eq(mailCodes.emailKey, emailKey)));

  /** Whether this is the code of this person. A wrong one counts as a try. */
  async isRight(whose: Whose, codeHash: string): Promise<boolean> {
    const [found] = await this.db.select({ codeHash: mailCodes.codeHash }).from(mailCodes).where(usable(whose));
    const isRight = found?.codeHash === codeHash;
    if (found && !isRight) await this.countWrongTry(whose);
    return isRight;
  }

  /** Takes the code of this person away if this is it: of two tries at once one gets it. */
  async take(tx: Executor, whose: Whose, codeHash: string): Promise<boolean> {
    const taken = await tx.delete(mailCodes).where(and(usable(whose), eq(mailCodes.codeHash, codeHash)));
    return !!taken.rowCount;
  }

  countWrongTry = (whose: Whose) =>
    this.db
      .update(mailCodes)
      .set({ wrongTries: sql`${mailCodes.wrongTries} + 1` })
      .where(usable(whose));
}

const usable = ({ purpose, emailKey, userId }: Whose) =>
  and(
    eq(mailCodes.purpose, purpose),
    eq(mailCodes.emailKey, emailKey),
    userId === null ? isNull(mailCodes.userId) : eq(mailCodes.userId, userId),
    gt(mailCodes.expiresAt, sql`now()`),
    lt(mailCodes.wrongTries, TRIES),
  );
