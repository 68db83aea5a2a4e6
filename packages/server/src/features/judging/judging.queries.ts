import { isUnderway, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { enqueue, enqueueAll, priorities, withdraw } from '../../judge/queue/queue';
import { judges, REMOTE_QUEUE } from '../../judge/queue/queue.table';
import { problems } from '../problem/problem.table';
import { forgetRuns } from '../remote/remoteRun.queries';
import { aggregatesOf } from '../submission/aggregates';
import { belongsTo, type Place } from '../submission/place.sql';
import { verdictColumns } from '../submission/rows.sql';
import { inProgress, submissionCases, submissions } from '../submission/submission.table';
import { judgeFaults } from '../submission/judgeFault.table';
import { countStoppable, forgetVerdict, keepVerdicts } from './stopRejudge.queries';

/** A submission as judging by hand looks at it, locked until the transaction ends. */
export interface Locked extends Place {
  id: number;
  userId: number;
  problemId: number;
  status: Status;
}

type Change = Partial<typeof submissions.$inferInsert> & { status: Status };

const unjudged = {
  status: Status.pending,
  timeMs: null,
  memoryKb: null,
  score: null,
  oiRankScore: null,
  errorMessage: null,
  judger: null,
  isManual: false,
  judgedAt: null,
} as const;

/** `queueOf` of stored rows: who takes the job of a submission. */
const queueOfRow = sql<string>`case when ${problems.remoteOj} is null then ${submissions.language} else ${REMOTE_QUEUE} || replace(${problems.remoteOj}, 'GYM', 'CF') end`;

/** Locks are taken in one order everywhere: job, submission, counters, standing. */
@Injectable()
export class JudgingQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction<Result>(work: (tx: Executor) => Promise<Result>) {
    return this.db.transaction(work);
  }

  async lock(tx: Executor, id: number): Promise<Locked | undefined> {
    const { userId, problemId, contestId, virtualRunId, status } = submissions;
    const [found] = await tx
      .select({ id: submissions.id, userId, problemId, contestId, virtualRunId, status })
      .from(submissions)
      .where(eq(submissions.id, id))
      .for('update');
    return found;
  }

  async problem(tx: Executor, id: number) {
    const { problemId, type, ioScore, difficulty, judgeCaseMode } = problems;
    const [found] = await tx.select({ problemId, type, ioScore, difficulty, judgeCaseMode }).from(problems).where(eq(problems.id, id));
    return found;
  }

  withdraw = (tx: Executor, id: number) => withdraw(tx, 'submission', id);

  /** Gives a submission another verdict, and brings every number that follows from verdicts into step. */
  async change(tx: Executor, submission: Locked, change: Change) {
    const { id, userId, problemId, status } = submission;
    await tx.update(submissions).set(change).where(eq(submissions.id, id));
    await aggregatesOf(submission).change(tx, { userId, problemId, before: status, after: change.status });
  }

  async startAfresh(tx: Executor, submission: Locked) {
    const { status } = submission;
    await forgetVerdict(tx, submission.id);
    await forgetRuns(tx, [submission.id]);
    await this.change(tx, submission, { ...unjudged, ...(isUnderway(status) ? {} : { statusBefore: status }) });
    await tx.delete(submissionCases).where(eq(submissionCases.submissionId, submission.id));
  }

  /** False when there is no such submission. */
  async enqueue(tx: Executor, id: number, priority: number = priorities.rejudge) {
    const [found] = await tx
      .select({ userId: submissions.userId, language: queueOfRow })
      .from(submissions)
      .innerJoin(problems, eq(problems.id, submissions.problemId))
      .where(eq(submissions.id, id));
    if (found) await enqueue(tx, { kind: 'submission', targetId: id, ...found, priority });
    return found !== undefined;
  }

  /** Judges all submissions of a problem, in practice or in one contest, afresh. Answers how many there are. */
  async startAllAfresh(tx: Executor, problemId: number, place: Place) {
    const ofProblem = and(eq(submissions.problemId, problemId), belongsTo(place), sql`${submissions.status} <> ${Status.cancelled}`);
    const all = await tx
      .select({ id: submissions.id, userId: submissions.userId, language: queueOfRow })
      .from(submissions)
      .innerJoin(problems, eq(problems.id, submissions.problemId))
      .where(ofProblem)
      .orderBy(asc(submissions.id));
    if (!all.length) return 0;
    await enqueueAll(tx, all, { kind: 'submission', priority: priorities.rejudge });
    const ids = all.map(({ id }) => id);
    await keepVerdicts(tx, ids);
    await forgetRuns(tx, ids);
    const chosen = sql`${submissions.id} in (select value::integer from json_array_elements_text(${JSON.stringify(ids)}::json))`;
    await tx
      .update(submissions)
      .set({
        ...unjudged,
        statusBefore: sql`case when ${inProgress(submissions.status)} then ${submissions.statusBefore} else ${submissions.status} end`,
      })
      .where(chosen);
    await tx.execute(
      sql`delete from ${submissionCases} using ${submissions} where ${submissionCases.submissionId} = ${submissions.id} and ${chosen}`,
    );
    await aggregatesOf(place).refresh(tx, problemId);
    return all.length;
  }

  /** Number of submissions to each problem there, and of those that wait for a verdict. */
  progress = (place: Place, problemId?: number) =>
    this.db
      .select({
        pid: submissions.problemId,
        total: sql<number>`count(*)::integer`,
        underway: sql<number>`(count(*) filter (where ${inProgress(submissions.status)}))::integer`,
      })
      .from(submissions)
      .where(
        and(
          belongsTo(place),
          sql`${submissions.status} <> ${Status.cancelled}`,
          problemId === undefined ? undefined : eq(submissions.problemId, problemId),
        ),
      )
      .groupBy(submissions.problemId);

  stoppable = (problemId: number, place: Place) => countStoppable(this.db, problemId, place);

  async verdict(tx: Executor, id: number) {
    const [found] = await tx.select(verdictColumns).from(submissions).where(eq(submissions.id, id));
    return found;
  }

  machines = () =>
    this.db
      .select({ judge: judges, isAlive: sql<boolean>`${judges.seenAt} > now() - interval '12 seconds'` })
      .from(judges)
      .where(gt(judges.seenAt, sql`now() - interval '7 days'`))
      .orderBy(asc(judges.id));

  faults = () =>
    this.db
      .select({ fault: judgeFaults, problemId: problems.problemId, title: problems.title })
      .from(judgeFaults)
      .innerJoin(problems, eq(problems.id, judgeFaults.problemId))
      .orderBy(desc(judgeFaults.lastAt))
      .limit(300);

  settleFault = (tx: Executor, problemId: number) => tx.delete(judgeFaults).where(eq(judgeFaults.problemId, problemId));
}
