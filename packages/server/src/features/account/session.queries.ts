import { Injectable } from '@nestjs/common';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { announce } from '../../events/events';
import { sessions, users } from './account.table';

interface NewSession {
  tokenHash: string;
  userId: number;
  expiresAt: Date;
  /** Of the login; now when it is one. */
  openedAt?: Date;
  ip: string;
  userAgent: string;
}

@Injectable()
export class SessionQueries {
  private readonly byToken;

  constructor(@InjectDatabase() private readonly db: Database) {
    this.byToken = db
      .select({
        id: users.id,
        username: users.username,
        role: users.role,
        openedAt: sessions.openedAt,
        createdAt: sessions.createdAt,
        replacedAt: sessions.replacedAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`), eq(users.status, 0)))
      .prepare('session_by_token');
  }

  async find(tokenHash: string) {
    const [found] = await this.byToken.execute({ tokenHash });
    return found;
  }

  insert = (session: NewSession) => this.db.insert(sessions).values(session);

  end = (tokenHash: string) =>
    this.db.transaction(async tx => {
      const [ended] = await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning({ userId: sessions.userId });
      if (ended) await announceEnd(tx, ended.userId);
    });

  of = (userId: number) =>
    this.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.replacedAt), gt(sessions.expiresAt, sql`now()`)))
      .orderBy(desc(sessions.createdAt))
      .limit(100);

  /** False when the user has no such session. */
  endById = (userId: number, id: string) =>
    this.db.transaction(async tx => {
      const ended = await tx.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
      if (ended.rowCount) await announceEnd(tx, userId);
      return !!ended.rowCount;
    });

  endOthers = (userId: number, tokenHash: string) =>
    this.db.transaction(async tx => {
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)));
      await announceEnd(tx, userId);
    });

  /** Lets a fresher session take over. Of two callers at once only one succeeds. */
  async replace(tokenHash: string, fresh: NewSession, graceUntil: Date) {
    return this.db.transaction(async tx => {
      const taken = await tx
        .update(sessions)
        .set({ replacedAt: sql`now()`, expiresAt: graceUntil })
        .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.replacedAt)));
      if (!taken.rowCount) return false;
      await tx.insert(sessions).values(fresh);
      return true;
    });
  }
}

const announceEnd = (tx: Executor, userId: number) => announce(tx, { event: 'sessions.ended', userId });

/** Ends every session of a user: whoever holds one is nobody from the next call on. */
export async function endSessionsOf(tx: Executor, userId: number) {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await announceEnd(tx, userId);
}
