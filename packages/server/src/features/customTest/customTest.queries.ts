import { Injectable } from '@nestjs/common';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { enqueue, priorities, withdraw } from '../../judge/queue/queue';
import { livingJudges } from '../../judge/queue/livingJudges';
import { problems } from '../problem/problem.table';
import { type CompileOrder, compiledSources, type RunOrder, customTests } from './customTest.table';
import { lockUntilCommit } from '../../database/locks';

const PENDING_MINUTES = 10;
/** Minutes after which nobody waits for a check of a program any longer. */
const COMPILE_MINUTES = 2;
const READ_SECONDS = 60;

@Injectable()
export class CustomTestQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** Runs `store` in a transaction that locks the custom tests of this user. */
  withUserLock<Result>(userId: number, store: (tx: Executor) => Promise<Result>) {
    return this.db.transaction(async tx => {
      await lockUntilCommit(tx, 'customTest', userId);
      return store(tx);
    });
  }

  /** Whether this user waits for one of the kind. */
  async isRunning(tx: Executor, userId: number, kind: CompileOrder['kind'] | RunOrder['kind']) {
    const isOfKind = eq(sql`${customTests.order} ->> 'kind'`, kind);
    const running = and(eq(customTests.userId, userId), isOfKind, isNull(customTests.result), gt(customTests.expiresAt, sql`now()`));
    return (await tx.select({ id: customTests.id }).from(customTests).where(running).limit(1)).length > 0;
  }

  /** Stores a custom test and puts it into the queue; forgets those that nobody may ask for any more. */
  async start(tx: Executor, userId: number, key: string, order: RunOrder | CompileOrder) {
    await tx.delete(customTests).where(lt(customTests.expiresAt, sql`now()`));
    const isRun = order.kind === 'run';
    const expiresAt = sql`now() + make_interval(mins => ${isRun ? PENDING_MINUTES : COMPILE_MINUTES})`;
    const [stored] = await tx
      .insert(customTests)
      .values({ key, userId, problemId: isRun ? order.problemId : null, order, expiresAt })
      .returning({ id: customTests.id });
    if (!stored) throw new Error('the custom test was not stored');
    const language = isRun ? order.language : null;
    const priority = isRun ? priorities.practice : priorities.compile;
    await enqueue(tx, { kind: 'customTest', targetId: stored.id, userId, language, priority });
    return stored.id;
  }

  /** The custom test of this key, if it is this user's; once it has a result, it is kept for another minute. */
  async read(key: string, userId: number) {
    const own = and(eq(customTests.key, key), eq(customTests.userId, userId), gt(customTests.expiresAt, sql`now()`));
    const [found] = await this.db
      .select({ order: customTests.order, result: customTests.result, judgeMode: problems.judgeMode })
      .from(customTests)
      .leftJoin(problems, eq(problems.id, customTests.problemId))
      .where(own);
    if (found?.result)
      await this.db
        .update(customTests)
        .set({ expiresAt: sql`least(expires_at, now() + make_interval(secs => ${READ_SECONDS}))` })
        .where(own);
    return found;
  }

  async result(id: number) {
    const [found] = await this.db.select({ result: customTests.result }).from(customTests).where(eq(customTests.id, id));
    return found?.result ?? undefined;
  }

  livingJudges = () => livingJudges(this.db);

  async isKnownToCompile(digest: string) {
    const found = await this.db.select({ digest: compiledSources.digest }).from(compiledSources).where(eq(compiledSources.digest, digest));
    return found.length > 0;
  }

  rememberCompiled = (digest: string) =>
    this.db
      .insert(compiledSources)
      .values({ digest })
      .onConflictDoUpdate({ target: compiledSources.digest, set: { seenAt: sql`now()` } });

  /** Takes a custom test back that nobody waits for any more. */
  giveUp = (id: number) =>
    this.db.transaction(async tx => {
      await withdraw(tx, 'customTest', id);
      await tx.delete(customTests).where(eq(customTests.id, id));
    });
}
