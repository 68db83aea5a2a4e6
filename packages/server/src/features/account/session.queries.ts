import { Injectable } from '@nestjs/common';
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { publish } from '../../events/events';
import { apiTokens } from './apiToken.table';
import { sessions, users } from './account.table';
import { secondFactors } from './secondFactor.table';

interface NewSession {
  tokenHash: string;
  userId: number;
  expiresAt: Date;
  ip: string;
  userAgent: string;
  factorAt?: Date | undefined;
}

/** Sessions that one person may have at a time; a login beyond that ends the oldest. */
export const MOST_SESSIONS = 50;

@Injectable()
export class SessionQueries {
  private readonly byToken;

  constructor(@InjectDatabase() private readonly db: Database) {
    this.byToken = db
      .select({
        id: users.id,
        username: users.username,
        role: users.role,
        createdAt: sessions.createdAt,
        replacedAt: sessions.replacedAt,
        until: sessions.expiresAt,
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

  /** Opens a session, and ends the oldest ones of a person who has too many. */
  open = (session: NewSession) =>
    this.db.transaction(async tx => {
      await lockUser(tx, session.userId);
      await tx.insert(sessions).values(session);
      const beyond = tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.userId, session.userId), isNull(sessions.replacedAt)))
        .orderBy(desc(sessions.createdAt))
        .offset(MOST_SESSIONS);
      const ended = await tx.delete(sessions).where(and(eq(sessions.userId, session.userId), inArray(sessions.id, beyond)));
      if (ended.rowCount) await publishEnd(tx, session.userId);
    });

  of = (userId: number) =>
    this.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.replacedAt), gt(sessions.expiresAt, sql`now()`)))
      .orderBy(desc(sessions.createdAt))
      .limit(MOST_SESSIONS);

  /** The id of the session of a token. */
  async idOf(tokenHash: string) {
    const [found] = await this.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.tokenHash, tokenHash));
    return found?.id;
  }

  /** When a code was shown in the session of a token; undefined where its account asks for none. */
  async factorShown(tokenHash: string): Promise<Date | null | undefined> {
    const [found] = await this.db
      .select({ factorAt: sessions.factorAt })
      .from(sessions)
      .innerJoin(secondFactors, eq(secondFactors.userId, sessions.userId))
      .where(and(eq(sessions.tokenHash, tokenHash), isNotNull(secondFactors.confirmedAt)));
    return found?.factorAt;
  }

  /** A code of the second factor was shown in the session of a token. */
  async noteFactor(tokenHash: string) {
    const id = this.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.tokenHash, tokenHash));
    await this.db
      .update(sessions)
      .set({ factorAt: sql`now()` })
      .where(eq(sessions.id, id));
  }

  /** Ends a session with every token of it. False when the user has no such session. */
  end = (userId: number, id: string) => this.endWhere(userId, eq(sessions.id, id));

  endOthers = (userId: number, id: string) => this.endWhere(userId, ne(sessions.id, id));

  private endWhere(userId: number, condition: SQL) {
    return this.db.transaction(async tx => {
      await lockUser(tx, userId);
      const ended = await tx.delete(sessions).where(and(eq(sessions.userId, userId), condition));
      if (ended.rowCount) await publishEnd(tx, userId);
      return !!ended.rowCount;
    });
  }

  /** Lets a fresher token take over its session. Of two callers at once only one succeeds. */
  async replace(tokenHash: string, fresh: NewSession, graceUntil: Date) {
    return this.db.transaction(async tx => {
      await lockUser(tx, fresh.userId);
      const [session] = await tx
        .update(sessions)
        .set({ replacedAt: sql`now()`, expiresAt: graceUntil })
        .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.replacedAt)))
        .returning({ id: sessions.id, openedAt: sessions.openedAt, factorAt: sessions.factorAt });
      if (!session) return false;
      await tx.insert(sessions).values({ ...fresh, ...session });
      return true;
    });
  }
}

/** Sessions of one user are opened, refreshed and ended one after the other: no fresh token slips past an end. */
const lockUser = (tx: Executor, userId: number) => tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');

const publishEnd = (tx: Executor, userId: number) => publish(tx, { event: 'sessions.ended', userId });

/** Ends every session of a user, and every API token: whoever holds one is nobody from the next call on. */
export async function endSessionsOf(tx: Executor, userId: number) {
  await lockUser(tx, userId);
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(apiTokens).where(eq(apiTokens.userId, userId));
  await publishEnd(tx, userId);
}
