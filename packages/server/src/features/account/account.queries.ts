import { Injectable } from '@nestjs/common';
import { and, eq, lt, lte, or, sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { mailCodes, users } from './account.table';

type NewUser = typeof users.$inferInsert;
export type MailPurpose = 'register';

@Injectable()
export class AccountQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  async findByUsername(usernameKey: string) {
    const [found] = await this.db.select().from(users).where(eq(users.usernameKey, usernameKey));
    return found;
  }

  async isTaken({ usernameKey, emailKey }: { usernameKey?: string; emailKey?: string }) {
    const rows = await this.db
      .select({ usernameKey: users.usernameKey, emailKey: users.emailKey })
      .from(users)
      .where(or(usernameKey ? eq(users.usernameKey, usernameKey) : undefined, emailKey ? eq(users.emailKey, emailKey) : undefined))
      .limit(2);
    return {
      username: rows.some(row => row.usernameKey === usernameKey),
      email: emailKey !== undefined && rows.some(row => row.emailKey === emailKey),
    };
  }

  insertUser = (user: NewUser) => this.db.insert(users).values(user).returning({ id: users.id });

  setPasswordHash = (id: number, passwordHash: string) => this.db.update(users).set({ passwordHash }).where(eq(users.id, id));

  /** Keeps a code unless one was sent after `notSince`; tells whether it was kept. */
  async keepCode(code: { purpose: MailPurpose; emailKey: string; codeHash: string; expiresAt: Date }, notSince: Date) {
    const kept = await this.db
      .insert(mailCodes)
      .values(code)
      .onConflictDoUpdate({
        target: [mailCodes.purpose, mailCodes.emailKey],
        set: { codeHash: code.codeHash, expiresAt: code.expiresAt, sentAt: sql`now()`, wrongTries: 0 },
        setWhere: lte(mailCodes.sentAt, notSince),
      });
    return kept.rowCount === 1;
  }

  dropCode = (purpose: MailPurpose, emailKey: string) => this.db.delete(mailCodes).where(codeOf(purpose, emailKey));

  async findCode(purpose: MailPurpose, emailKey: string) {
    const [found] = await this.db.select().from(mailCodes).where(codeOf(purpose, emailKey));
    return found;
  }

  countWrongTry = (purpose: MailPurpose, emailKey: string) =>
    this.db
      .update(mailCodes)
      .set({ wrongTries: sql`${mailCodes.wrongTries} + 1` })
      .where(codeOf(purpose, emailKey));

  sweepCodes = () => this.db.delete(mailCodes).where(lt(mailCodes.expiresAt, sql`now()`));
}

const codeOf = (purpose: MailPurpose, emailKey: string) => and(eq(mailCodes.purpose, purpose), eq(mailCodes.emailKey, emailKey));
