import { Status } from '@oj/contract';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { problems } from '../features/problem/problem.table';
import { oiRankScore } from '../features/problem/problem.rules';
import { findUnjudged, markPhase, storeVerdict, type Verdict } from '../features/submission/verdict.queries';
import type { FileStore } from '../files/store';
import type { Judge, Judgement, JudgeRequest } from '../judge/judge';
import { finish, type Job, JOBS_CHANNEL, lease, prolong, releaseAll } from '../judge/queue/queue';
import { caseReporter } from './caseReporter';
import { requestFor } from './request';

/**
 * A judge process: leases one job at a time, judges it, stores the verdict. While it works it prolongs the lease; when
 * the lease turns out to be another's, the run is broken off. A database that goes away for a while costs nothing but
 * time: the verdict is stored when it is back, if the attempt still holds.
 */
export interface WorkerParts {
  database: Database;
  databaseUrl: string;
  store: FileStore;
  judge: Judge;
  judgeId: string;
  log: Logger;
}

const HEARTBEAT_MS = 2_000;
const IDLE_POLL_MS = 1_500;
const RETRY_MS = 1_000;
const MOST_ATTEMPTS = 4;

export class Worker {
  private stopping = false;
  private wake: (() => void) | undefined;
  private listener: pg.Client | undefined;

  constructor(private readonly parts: WorkerParts) {}

  async run() {
    await releaseAll(this.parts.database, this.parts.judgeId);
    await this.listen();
    while (!this.stopping) {
      const job = await lease(this.parts.database, this.parts.judgeId).catch(reason => this.complain('lease', reason));
      if (job) await this.process(job).catch(reason => this.complain('judging', reason));
      else if (!this.stopping) await this.idle();
    }
  }

  async stop() {
    this.stopping = true;
    this.wake?.();
    await this.listener?.end().catch(() => undefined);
  }

  private async process(job: Job) {
    const broken = new AbortController();
    const heartbeat = setInterval(() => {
      prolong(this.parts.database, job).then(
        kept => kept || broken.abort(),
        () => undefined,
      );
    }, HEARTBEAT_MS);
    try {
      const verdict = await this.judgeJob(job, broken.signal);
      if (verdict) await this.keepStoring(job, verdict);
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** Undefined when there is nothing to store: the job is another's or its submission is gone. */
  private async judgeJob(job: Job, signal: AbortSignal): Promise<Verdict | undefined> {
    const { database, judge, judgeId, store, log } = this.parts;
    const submission = await findUnjudged(database, job.submissionId);
    if (!submission) return this.abandon(job);
    if (job.attempt > MOST_ATTEMPTS) return systemError(judgeId, 'The judge failed repeatedly on this submission.');

    const { request, problem } = await requestFor(database, store, submission);
    const reporter = caseReporter(database, job.submissionId, request.cases.length);
    try {
      await markPhase(database, job, Status.compiling);
      let phase: Promise<unknown> = Promise.resolve();
      const judgement = await judge.judge(
        request,
        {
          onCompiling: () => undefined,
          onFailure: reason => log.error({ err: reason, submission: job.submissionId }, 'the judge failed'),
          onCase: result => {
            if (result.number === request.cases[0]?.number) phase = markPhase(database, job, Status.judging).catch(() => undefined);
            reporter.report(result);
          },
        },
        signal,
      );
      await phase;
      if (signal.aborted) return undefined;
      return verdictOf(judgement, request, problem, judgeId);
    } catch (reason) {
      if (signal.aborted) return undefined;
      log.error({ err: reason, submission: job.submissionId }, 'judging failed');
      throw reason;
    } finally {
      await reporter.close();
    }
  }

  /** A job without a submission to judge leads nowhere: its row goes. */
  private async abandon({ submissionId, attempt }: Job) {
    this.parts.log.warn({ submission: submissionId, attempt }, 'nothing to judge');
    await finish(this.parts.database, { submissionId, attempt });
    return undefined;
  }

  private async keepStoring(job: Job, verdict: Verdict) {
    for (;;) {
      try {
        const stored = await storeVerdict(this.parts.database, job, verdict);
        if (!stored) this.parts.log.warn({ submission: job.submissionId, attempt: job.attempt }, 'late result dropped');
        return;
      } catch (reason) {
        await this.complain('storing the verdict', reason);
        if (this.stopping) return;
      }
    }
  }

  private async listen() {
    const client = new pg.Client({ connectionString: this.parts.databaseUrl, keepAlive: true });
    client.on('notification', () => this.wake?.());
    client.on('error', () => undefined);
    client.once('end', () => this.stopping || setTimeout(() => void this.listen().catch(() => undefined), RETRY_MS));
    await client.connect();
    await client.query(`listen ${JOBS_CHANNEL}`);
    this.listener = client;
  }

  private idle() {
    return new Promise<void>(resolve => {
      const timer = setTimeout(resolve, IDLE_POLL_MS);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async complain(what: string, reason: unknown): Promise<undefined> {
    this.parts.log.error({ err: reason }, `${what} failed`);
    await new Promise(resolve => setTimeout(resolve, RETRY_MS));
    return undefined;
  }
}

function verdictOf(
  judgement: Judgement,
  request: JudgeRequest,
  problem: Pick<typeof problems.$inferSelect, 'type' | 'difficulty'>,
  judger: string,
): Verdict {
  const scored = problem.type === 1;
  const results = new Map(judgement.cases.map(result => [result.number, result]));
  const score = judgement.cases.reduce((sum, each) => sum + each.score, 0);
  return {
    ...judgement,
    // A judging that stopped early lists the rest as not run; one that never ran lists nothing.
    cases: judgement.cases.length ? request.cases.map(({ number }) => results.get(number) ?? notRun(number)) : [],
    score: scored ? score : null,
    oiRankScore: scored ? oiRankScore(score, problem.difficulty) : null,
    judger,
  };
}

const notRun = (number: number) => ({ number, status: Status.notSubmitted, timeMs: 0, memoryKb: 0, score: 0 });

const systemError = (judger: string, errorMessage: string): Verdict => ({
  status: Status.systemError,
  timeMs: 0,
  memoryKb: 0,
  score: null,
  oiRankScore: null,
  errorMessage,
  cases: [],
  judger,
});
