import { Injectable } from '@nestjs/common';
import { MOST_API_TOKENS } from '@oj/contract';
import { and, count, desc, eq, getTableColumns, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { users } from './account.table';
import { apiTokens } from './apiToken.table';

const { tokenHash: _, userId: __, ...shown } = getTableColumns(apiTokens);

@Injectable()
export class ApiTokenQueries {
  private readonly byToken;

  constructor(@InjectDatabase() private readonly db: Database) {
    this.byToken = db
      .select({
        tokenId: apiTokens.id,
        scopes: apiTokens.scopes,
        until: apiTokens.expiresAt,
        id: users.id,
        username: users.username,
        role: users.role,
      })
      .from(apiTokens)
      .innerJoin(users, eq(users.id, apiTokens.userId))
      .where(and(eq(apiTokens.tokenHash, sql.placeholder('tokenHash')), gt(apiTokens.expiresAt, sql`now()`), eq(users.status, 0)))
      .prepare('api_token_by_token');
  }

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  async find(tokenHash: string) {
    const [found] = await this.byToken.execute({ tokenHash });
    return found;
  }

  /** Written once a minute, however often it is used. */
  async markUsed(id: string) {
    const isOld = or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, sql`now() - interval '1 minute'`));
    await this.db
      .update(apiTokens)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(apiTokens.id, id), isOld));
  }

  /** Expired ones stay until they are swept, so that their owner sees why a program stopped. */
  of = (userId: number) =>
    this.db.select(shown).from(apiTokens).where(eq(apiTokens.userId, userId)).orderBy(desc(apiTokens.createdAt)).limit(MOST_API_TOKENS);

  /** Undefined when the user has as many as one may have. */
  async add(tx: Executor, token: typeof apiTokens.$inferInsert) {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, token.userId)).for('no key update');
    const [held] = await tx.select({ held: count() }).from(apiTokens).where(eq(apiTokens.userId, token.userId));
    if ((held?.held ?? 0) >= MOST_API_TOKENS) return undefined;
    const [added] = await tx.insert(apiTokens).values(token).returning(shown);
    return added;
  }

  async remove(tx: Executor, userId: number, id: string) {
    const [removed] = await tx
      .delete(apiTokens)
      .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
      .returning({ name: apiTokens.name, scopes: apiTokens.scopes });
    return removed;
  }
}
