import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { type TestFiles, TestFilesRefused } from '../files/testFiles';
import type { Judge } from '../judge/judge';
import {
  giveBack,
  type Job,
  JOBS_CHANNEL,
  lease,
  leaseBefore,
  LONG_MS,
  prolong,
  releaseAll,
  type Running,
  yieldBack,
} from '../judge/queue/queue';
import type { JobKind } from '../judge/queue/queue.table';
import { runCheck } from './checkJob';
import { BegunJobs } from './begunJobs';
import { judgeForProposal } from './proposalJob';
import { runReference } from './referenceJob';
import { judgeSubmission } from './submissionJob';
import { tryOut } from './customTestJob';

/**
 * A judge process: leases one job at a time, does it, stores the outcome. While it works it prolongs the lease; when
 * the lease turns out to be another's, the run is broken off. A database that goes away for a while costs nothing but
 * time: the outcome is stored when it is back, if the attempt still holds.
 *
 * Nobody waits for what is less urgent: when a job that goes before has waited for a while, the judge leases that one, breaks off what
 * it is at, gives it back and goes on with it later.
 */
export interface WorkerParts {
  database: Database;
  databaseUrl: string;
  files: TestFiles;
  judge: Judge;
  judgeId: string;
  log: Logger;
  /** Done whenever nothing waits. */
  whenIdle: () => Promise<void>;
  /** Facts about jobs that it gave back. */
  begun: BegunJobs;
}

/** Stores an outcome; false when the attempt has been overtaken. */
export type Store = () => Promise<boolean>;

/** While a judge is at a job. */
export interface AtWork {
  /** Aborted when it is broken off. */
  signal: AbortSignal;
  /** Called when a case has ended that no earlier run of the job had come to. */
  noteProgress: () => void;
}

/** Does a job. Undefined when there is nothing to store: it was broken off, or nobody wants it any more. */
type Work = (parts: WorkerParts, job: Job, atWork: AtWork) => Promise<Store | undefined>;

const works: Record<JobKind, Work> = {
  submission: judgeSubmission,
  customTest: tryOut,
  proposal: judgeForProposal,
  reference: runReference,
  check: runCheck,
};

const HEARTBEAT_MS = 2_000;
const IDLE_POLL_MS = 1_500;
const RETRY_MS = 1_000;
/** Number of judges, more or less, that look for a new job: with all idle ones, one would get it and the others would ask in vain. */
const WOKEN = 8;

export class Worker {
  /** Jobs done since it started. */
  judged = 0;
  /** Judges that there are, as far as it is known. */
  fleet = 1;
  /** Job that it has at present. */
  job: Job | undefined;
  /** Next job, which was leased while it still had another one. */
  private successor: Job | undefined;
  private stopping = false;
  private wake: (() => void) | undefined;
  private listener: pg.Client | undefined;

  private readonly parts: WorkerParts;

  constructor(parts: Omit<WorkerParts, 'begun'>) {
    this.parts = { ...parts, begun: new BegunJobs() };
  }

  async run() {
    await this.insist('releasing', () => releaseAll(this.parts.database, this.parts.judgeId));
    void this.listen();
    while (!this.stopping) {
      const job = this.takeSuccessor() ?? (await this.next().catch(reason => this.complain('lease', reason)));
      if (job) await this.process(job).catch(reason => this.recover(job, reason));
      else if (!this.stopping) await this.rest();
    }
  }

  /** Languages join while they are being tested. */
  private languages = () => this.parts.judge.languages.filter(({ available }) => available).map(({ name }) => name);

  private next = () => lease(this.parts.database, this.parts.judgeId, this.languages());

  private takeSuccessor() {
    const job = this.successor;
    this.successor = undefined;
    return job;
  }

  /** Whoever is next tries again: after the last attempt it is a system error. A judge that the API refuses can do nothing. */
  private async recover(job: Job, reason: unknown) {
    if (reason instanceof TestFilesRefused) throw reason;
    await this.complain('judging', reason);
    await giveBack(this.parts.database, job).catch(() => undefined);
  }

  async stop() {
    this.stopping = true;
    this.wake?.();
    await this.listener?.end().catch(() => undefined);
  }

  private async process(job: Job) {
    const broken = new AbortController();
    const begun = performance.now();
    let beat: Promise<void> | undefined;
    let hasProgressed = false;
    const heartbeat = setInterval(() => {
      const isLong = job.isLong || performance.now() - begun > LONG_MS;
      beat ??= this.beat({ ...job, isLong, hasProgressed }, broken)
        .catch(() => undefined)
        .finally(() => (beat = undefined));
    }, HEARTBEAT_MS);
    this.job = job;
    try {
      const store = await this.work(job, { signal: broken.signal, noteProgress: () => (hasProgressed = true) });
      if (store && (await this.insist('storing the outcome', store)) === false)
        this.parts.log.warn({ kind: job.kind, target: job.targetId, attempt: job.attempt }, 'late result dropped');
      if (store || !broken.signal.aborted) this.judged += 1;
      else await this.insist('giving back', () => yieldBack(this.parts.database, job));
    } finally {
      this.job = undefined;
      clearInterval(heartbeat);
      await beat;
    }
  }

  /** What is broken off has no outcome, whatever it says of it. */
  private async work(job: Job, atWork: AtWork): Promise<Store | undefined> {
    try {
      return await works[job.kind](this.parts, job, atWork);
    } catch (reason) {
      if (atWork.signal.aborted) return undefined;
      throw reason;
    }
  }

  /** Keeps the lease, and looks whether something goes before. */
  private async beat(job: Running, broken: AbortController) {
    const { database, judgeId } = this.parts;
    if (this.successor) await prolong(database, this.successor);
    if (!(await prolong(database, job))) broken.abort();
    else if (!this.successor && !this.stopping) this.successor = await leaseBefore(database, judgeId, this.languages(), job);
    if (this.successor) broken.abort();
  }

  /** Goes on trying while the database is away. Undefined when it has to stop before. */
  private async insist<Result>(what: string, attempt: () => Promise<Result>): Promise<Result | undefined> {
    for (;;) {
      try {
        return await attempt();
      } catch (reason) {
        await this.complain(what, reason);
        if (this.stopping) return undefined;
      }
    }
  }

  private async listen() {
    const client = new pg.Client({ connectionString: this.parts.databaseUrl, keepAlive: true });
    const again = () => this.stopping || setTimeout(() => void this.listen(), RETRY_MS);
    client.on('notification', () => Math.random() * this.fleet < WOKEN && this.wake?.());
    client.on('error', () => undefined);
    client.once('end', again);
    try {
      await client.connect();
      await client.query(`listen ${JOBS_CHANNEL}`);
      this.listener = client;
    } catch {
      // `end` follows, and with it the next attempt.
      await client.end().catch(again);
    }
  }

  private async rest() {
    await this.parts.whenIdle();
    await this.idle();
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
