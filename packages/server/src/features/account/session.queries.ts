import type { RoleId } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { sessions, users } from './account.table';

interface NewSession {
  tokenHash: string;
  userId: number;
  expiresAt: Date;
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
        role: sql<RoleId>`${users.role}`,
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

  end = (tokenHash: string) => this.db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

  endAllOf = (userId: number) => this.db.delete(sessions).where(eq(sessions.userId, userId));

  sweep = () => this.db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));

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
