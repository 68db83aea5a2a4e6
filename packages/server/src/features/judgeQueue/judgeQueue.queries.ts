import { Injectable } from '@nestjs/common';
import { and, asc, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { changePriority, wakeJudges } from '../../judge/queue/queue';
import { judgeJobs, judges, type JudgeCommand, queuePauses } from '../../judge/queue/queue.table';
import { queueState } from '../../judge/queue/queueState';
import { users } from '../account/account.table';
import { problems } from '../problem/problem.table';
import { submissions } from '../submission/submission.table';

/** More judges than that are shown by none. */
const MOST_RUNNING = 300;

@Injectable()
export class JudgeQueueQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Answer>(work: (tx: Executor) => Promise<Answer>) => this.db.transaction(work);

  state = () => queueState(this.db);

  pauses = () => this.db.select({ language: queuePauses.language }).from(queuePauses).orderBy(asc(queuePauses.language));

  running = () => this.jobs(this.db).where(isNotNull(judgeJobs.leasedUntil)).orderBy(asc(judgeJobs.leasedUntil)).limit(MOST_RUNNING);

  waiting({ range, ...paging }: Paging & { range: { from: number; below: number } | undefined }) {
    const matches = and(
      isNull(judgeJobs.leasedUntil),
      range && gte(judgeJobs.priority, range.from),
      range && lt(judgeJobs.priority, range.below),
    );
    const query = this.jobs(this.db).where(matches).orderBy(asc(judgeJobs.priority), asc(judgeJobs.turn), asc(judgeJobs.id));
    return withTotal(this.db, query, { table: judgeJobs, matches }, paging);
  }

  async lock(tx: Executor, id: number) {
    const [found] = await this.jobs(tx)
      .where(and(eq(judgeJobs.id, id), isNull(judgeJobs.leasedUntil)))
      .for('update', { of: judgeJobs });
    return found;
  }

  changePriority = changePriority;

  /** @param language empty: everything. False when that is so already. */
  async pause(tx: Executor, language: string, pausedBy: string) {
    const paused = await tx.insert(queuePauses).values({ language, pausedBy }).onConflictDoNothing();
    return paused.rowCount === 1;
  }

  async resume(tx: Executor, language: string) {
    const resumed = await tx.delete(queuePauses).where(eq(queuePauses.language, language));
    await wakeJudges(tx);
    return resumed.rowCount === 1;
  }

  /** False when there is no such judge. */
  async askJudge(tx: Executor, id: string, command: JudgeCommand | null) {
    const asked = await tx.update(judges).set({ wish: command }).where(eq(judges.id, id));
    await wakeJudges(tx);
    return asked.rowCount === 1;
  }

  private jobs = (executor: Executor) =>
    executor
      .select({
        id: judgeJobs.id,
        kind: judgeJobs.kind,
        targetId: judgeJobs.targetId,
        priority: judgeJobs.priority,
        username: users.username,
        language: judgeJobs.language,
        queuedAt: judgeJobs.queuedAt,
        attempt: judgeJobs.attempt,
        judge: judgeJobs.judgeId,
        problemId: problems.problemId,
        title: problems.title,
      })
      .from(judgeJobs)
      .innerJoin(users, eq(users.id, judgeJobs.userId))
      .leftJoin(submissions, and(eq(judgeJobs.kind, 'submission'), eq(submissions.id, judgeJobs.targetId)))
      .leftJoin(problems, eq(problems.id, submissions.problemId));
}
