import { Injectable } from '@nestjs/common';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { mailCodes } from './account.table';

export type MailPurpose = 'register' | 'reset' | 'email';
type NewCode = typeof mailCodes.$inferInsert & { purpose: MailPurpose };

/** The owner of a code, and the network that a try comes from. */
interface Whose {
  purpose: MailPurpose;
  emailKey: string;
  userId: number | null;
  network: string | null;
}

const TRIES = 5;
/** A code of six digits can be guessed, so its tries are counted; the 21 characters of a link cannot. */
const isShort: Record<MailPurpose, boolean> = { register: true, email: true, reset: false };

@Injectable()
export class MailCodeQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction<Result>(work: (tx: Executor) => Promise<Result>) {
    return this.db.transaction(work);
  }

  /** Keeps a code unless one was sent after `notSince`; tells whether it was kept. */
  async keep(code: NewCode, notSince: Date) {
    const { codeHash, expiresAt, userId = null, network = null } = code;
    const kept = await this.db
      .insert(mailCodes)
      .values(code)
      .onConflictDoUpdate({
        target: [mailCodes.purpose, mailCodes.emailKey],
        set: { codeHash, expiresAt, userId, network, sentAt: sql`now()`, ownTries: 0, strangerTries: 0 },
        setWhere: lte(mailCodes.sentAt, notSince),
      });
    return kept.rowCount === 1;
  }

  /** How long ago the last code was sent. */
  async ageMs(purpose: MailPurpose, emailKey: string) {
    const [found] = await this.db
      .select({ sentAt: mailCodes.sentAt })
      .from(mailCodes)
      .where(and(eq(mailCodes.purpose, purpose), eq(mailCodes.emailKey, emailKey)));
    return Date.now() - (found?.sentAt.getTime() ?? 0);
  }

  drop = (purpose: MailPurpose, emailKey: string, executor: Executor = this.db) =>
    executor.delete(mailCodes).where(and(eq(mailCodes.purpose, purpose), eq(mailCodes.emailKey, emailKey)));

  /** Counts a try, then says whether the code is right: however many are tried at once, only the allowed number is compared. */
  async isRight(whose: Whose, codeHash: string, executor: Executor = this.db): Promise<boolean> {
    const isOwn = sql`${mailCodes.network} is not distinct from ${whose.network}`;
    const hasTriesLeft = sql`case when ${isOwn} then ${mailCodes.ownTries} else ${mailCodes.strangerTries} end < ${TRIES}`;
    const [tried] = await executor
      .update(mailCodes)
      .set({
        ownTries: sql`least(${mailCodes.ownTries} + (${isOwn})::int, ${TRIES})`,
        strangerTries: sql`least(${mailCodes.strangerTries} + (not ${isOwn})::int, ${TRIES})`,
      })
      .where(and(usable(whose), isShort[whose.purpose] ? hasTriesLeft : undefined))
      .returning({ codeHash: mailCodes.codeHash });
    return tried?.codeHash === codeHash;
  }
}

const usable = ({ purpose, emailKey, userId }: Whose) =>
  and(
    eq(mailCodes.purpose, purpose),
    eq(mailCodes.emailKey, emailKey),
    userId === null ? isNull(mailCodes.userId) : eq(mailCodes.userId, userId),
    gt(mailCodes.expiresAt, sql`now()`),
  );
