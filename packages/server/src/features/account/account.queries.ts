import { Injectable } from '@nestjs/common';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { isReservedName } from './account.rules';
import { logins, userCounts, users } from './account.table';

type NewUser = typeof users.$inferInsert;

/** Adds a user, with a place in the rank. */
export async function createUser(tx: Executor, user: NewUser): Promise<number> {
  const [row] = await tx.insert(users).values(user).returning({ id: users.id });
  if (!row) throw new Error('the user was not stored');
  await tx.insert(userCounts).values({ userId: row.id });
  return row.id;
}

@Injectable()
export class AccountQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction<Result>(work: (tx: Executor) => Promise<Result>) {
    return this.db.transaction(work);
  }

  async find(id: number) {
    const [found] = await this.db.select().from(users).where(eq(users.id, id));
    return found;
  }

  async findByUsername(usernameKey: string) {
    const [found] = await this.db.select().from(users).where(eq(users.usernameKey, usernameKey));
    return found;
  }

  async findByEmail(emailKey: string) {
    const [found] = await this.db.select().from(users).where(eq(users.emailKey, emailKey));
    return found;
  }

  /** A name that is reserved counts as taken. */
  async isTaken({ usernameKey, emailKey }: { usernameKey?: string; emailKey?: string }) {
    const rows = await this.db
      .select({ usernameKey: users.usernameKey, emailKey: users.emailKey })
      .from(users)
      .where(or(usernameKey ? eq(users.usernameKey, usernameKey) : undefined, emailKey ? eq(users.emailKey, emailKey) : undefined))
      .limit(2);
    return {
      username: rows.some(row => row.usernameKey === usernameKey) || (usernameKey !== undefined && isReservedName(usernameKey)),
      email: emailKey !== undefined && rows.some(row => row.emailKey === emailKey),
    };
  }

  create = (user: NewUser) => this.db.transaction(tx => createUser(tx, user));

  /** Answers the row as it is then. */
  /** The same password, hashed anew; unless another one has taken its place meanwhile. */
  rehash = ({ id, passwordHash: before }: { id: number; passwordHash: string }, passwordHash: string) =>
    this.db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, id), eq(users.passwordHash, before)));

  async change(id: number, change: Partial<NewUser>, executor: Executor = this.db) {
    const [changed] = Object.keys(change).length
      ? await executor.update(users).set(change).where(eq(users.id, id)).returning()
      : await executor.select().from(users).where(eq(users.id, id));
    if (!changed) throw new Error('the user is gone');
    return changed;
  }

  noteLogin = (userId: number, { ip, userAgent }: { ip: string; userAgent: string }) =>
    this.db.transaction(async tx => {
      await tx.insert(logins).values({ userId, ip, userAgent });
      await tx
        .update(users)
        .set({ lastLoginAt: sql`now()` })
        .where(eq(users.id, userId));
    });

  /** The login before the present one. */
  async loginBefore(userId: number) {
    const [found] = await this.db.select().from(logins).where(eq(logins.userId, userId)).orderBy(desc(logins.id)).offset(1).limit(1);
    return found;
  }
}
