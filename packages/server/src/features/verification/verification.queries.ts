import { Injectable } from '@nestjs/common';
import { and, eq, gt, sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { challenges } from './verification.table';

type NewChallenge = typeof challenges.$inferInsert;

@Injectable()
export class VerificationQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  keep = (challenge: NewChallenge) => this.db.insert(challenges).values(challenge);

  /** Takes a challenge away, so that of two answers at once only one counts. */
  async take(kind: NewChallenge['kind'], key: string) {
    const [found] = await this.db
      .delete(challenges)
      .where(and(eq(challenges.key, key), eq(challenges.kind, kind), gt(challenges.expiresAt, sql`now()`)))
      .returning();
    return found;
  }
}
