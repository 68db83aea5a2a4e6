import { isUnderway, Status } from '@oj/contract';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Database } from '../database/database';
import * as store from '../features/remote/dispatch.queries';
import * as owned from '../features/remoteSite/remoteAccount.queries';
import type { AccountState } from '../features/remoteSite/remoteSite.table';
import { findUnjudged, markPhase, storeVerdict } from '../features/submission/verdict.queries';
import { plainSource } from '../judge/plainSource';
import { finish, giveBack, type Job, releaseAll } from '../judge/queue/queue';
import type { AccountSite, RunState } from '../remote/adapter';
import type { Clock } from '../remote/clock';
import { RemoteError } from '../remote/remoteError';
import { assign, backoffMs } from '../remote/schedule';
import type { Seal } from '../remote/seal';
import { openSession, sealedSession } from '../remote/session';
import { remoteSites, siteOf } from '../remote/sites';
import { runTask, type Journal } from '../remote/task';

interface Parts {
  database: Database;
  config: Config;
  seal: Seal;
  clock: Clock;
  log: Logger;
  /** Names this process. */
  ownId: string;
}

type Taken = NonNullable<Awaited<ReturnType<typeof store.take>>>;

const PACE_MS = 1_000;
const HEARTBEAT_MS = 2_000;
const RATE_REST_MS = 30_000;
const MOST_TRIES = 3;
/** How long a submission waits where no account works. */
const PATIENCE_MS = 600_000;

const stateAfter: Partial<Record<RemoteError['kind'], AccountState>> = { auth: 'refused', locked: 'locked', challenge: 'challenged' };

/** Brings what waits for other sites there, with as many accounts as there are, and stores the verdicts. It knows no site. */
export class Dispatcher {
  private readonly stopping = new AbortController();
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly parts: Parts) {}

  async run() {
    const { database, ownId, clock, log } = this.parts;
    await releaseAll(database, ownId);
    await owned.freeAllAccounts(database, ownId);
    while (!this.stopping.signal.aborted) {
      await this.look().catch(reason => log.error({ err: reason }, 'looking for work failed'));
      await clock.wait(PACE_MS, this.stopping.signal).catch(() => undefined);
    }
  }

  async stop() {
    this.stopping.abort();
    await Promise.allSettled(this.running);
  }

  /** Begins with whatever can be begun now. */
  private async look() {
    const { database, clock, ownId } = this.parts;
    const now = clock.now();
    for (const { code, restUntil } of await owned.sitesOn(database)) {
      if (restUntil && restUntil.getTime() > now) continue;
      const { accounts, jobs } = await store.situationOf(database, code);
      if (!jobs.length) continue;
      const usable = new Set(accounts.flatMap(({ id, isUsable }) => (isUsable ? [id] : [])));
      const hopeless = jobs.filter(job =>
        job.isSent ? !usable.has(job.accountId ?? 0) : !usable.size && job.queuedAt + clock.span(PATIENCE_MS) < now,
      );
      for (const { id } of hopeless) await this.giveUp(id, code);
      const gapMs = clock.span(accountSite(code).minGapMs);
      for (const assignment of assign(jobs, accounts, { now, gapMs })) {
        const taken = await store.take(database, ownId, assignment);
        if (taken) this.begin(code, taken);
      }
    }
  }

  private begin(code: AccountSite, taken: Taken) {
    const work: Promise<void> = this.work(code, taken)
      .catch(reason => this.parts.log.error({ err: reason, submission: taken.job.targetId }, 'a submission to another site failed'))
      .finally(() => this.running.delete(work));
    this.running.add(work);
  }

  private async work(code: AccountSite, { job, account }: Taken) {
    const { database, ownId } = this.parts;
    const broken = new AbortController();
    const signal = AbortSignal.any([broken.signal, this.stopping.signal]);
    const heartbeat = setInterval(() => {
      store.keep(database, ownId, job, account.id).then(
        kept => kept || broken.abort(),
        () => undefined,
      );
    }, HEARTBEAT_MS);
    try {
      const run = await this.judge(job, account, signal);
      if (run) await this.succeed(code, job, run);
    } catch (reason) {
      if (signal.aborted) await giveBack(database, job);
      else await this.fail(code, { job, account }, this.asRemote(job, reason));
    } finally {
      clearInterval(heartbeat);
      await owned.freeAccount(database, ownId, account.id);
    }
  }

  /** What nobody had thought of is tried again, and not for ever. */
  private asRemote(job: Job, reason: unknown): RemoteError {
    if (reason instanceof RemoteError) return reason;
    this.parts.log.error({ err: reason, submission: job.targetId }, 'a submission to another site failed');
    return new RemoteError('unexpected', 'the judge failed on this submission');
  }

  private async judge(job: Job, account: Taken['account'], signal: AbortSignal): Promise<RunState | undefined> {
    const { database, config, seal, clock } = this.parts;
    const task = await store.findTask(database, job.targetId);
    if (!task?.site || !task.target || !isUnderway(task.status)) {
      await finish(database, job);
      return undefined;
    }
    const site = siteOf(task.site);
    const language = site.languages.find(({ name }) => name === task.language);
    if (!language) throw new RemoteError('rejected', 'the site has no such language');
    const session = await openSession({ site, account, seal, config });
    const order = { target: task.target, language: language.key, source: plainSource(task.code) };
    const { run } = task;
    const known = { before: run?.before ?? null, isSent: !!run?.sentAt, runId: run?.runId ?? null };
    const journal = this.journal(job, account.id, () => sealedSession({ site, account, seal }, session));
    if (run?.runId) await journal.phase(Status.pending);
    return runTask({ site, session, order, known, journal, clock, signal });
  }

  /** What is not ours any more is not written down, and breaks the task off before anything is sent. */
  private journal(job: Job, accountId: number, sealed: () => string): Journal {
    const { database, clock } = this.parts;
    const submissionId = job.targetId;
    const phase = async (status: Status) => {
      if (!isPhase(status) || !(await markPhase(database, job, status))) throw new Error('the job is not ours any more');
    };
    return {
      phase,
      session: async () => void (await owned.changeAccount(database, accountId, { session: sealed() })),
      sending: async before => {
        await phase(Status.submitting);
        const sentAt = new Date(clock.now());
        await store.keepRun(database, submissionId, { accountId, before, sentAt, runId: null });
        await owned.changeAccount(database, accountId, { lastSubmitAt: sentAt });
      },
      unsent: async () => void (await store.keepRun(database, submissionId, { sentAt: null, before: null })),
      sent: async runId => {
        await store.keepRun(database, submissionId, { runId });
        await owned.changeAccount(database, accountId, { session: sealed() });
        await phase(Status.pending);
      },
    };
  }

  private async succeed(code: AccountSite, job: Job, { status, timeMs, memoryKb, message }: RunState) {
    const { database, clock } = this.parts;
    await this.storeOutcome(job, code, { status, timeMs, memoryKb, errorMessage: message });
    await owned.changeSite(database, code, { failures: 0, restUntil: null, lastFineAt: new Date(clock.now()) });
  }

  /** What becomes of a submission, its account and its site when something went wrong. */
  private async fail(code: AccountSite, { job, account }: Taken, error: RemoteError) {
    const { database, clock, log } = this.parts;
    const { kind, publicText } = error;
    log.warn({ submission: job.targetId, site: code, account: account.id, kind, text: publicText }, 'another site failed');
    const at = new Date(clock.now());
    const after = (ms: number) => new Date(at.getTime() + clock.span(ms));
    if (kind === 'down') {
      await this.rest(code, publicText);
      return void (await giveBack(database, job));
    }
    if (kind === 'rate') {
      await owned.changeAccount(database, account.id, { restUntil: after(error.retryAfterMs ?? RATE_REST_MS) });
      return void (await giveBack(database, job));
    }
    const state = stateAfter[kind];
    if (state) await owned.changeAccount(database, account.id, { state, stateText: publicText });
    if (state || kind === 'markup') await owned.changeSite(database, code, { lastError: publicText, lastErrorAt: at });
    const task = await store.findTask(database, job.targetId);
    const tries = (task?.run?.tries ?? 0) + 1;
    const isWorthAnother = kind === 'unexpected' || (state && !task?.run?.sentAt);
    if (isWorthAnother && tries < MOST_TRIES) {
      await store.keepRun(database, job.targetId, { tries });
      return void (await giveBack(database, job));
    }
    await this.storeOutcome(job, code, failed(publicText));
  }

  /** The site is left alone for a while, the longer the more often it failed. */
  private async rest(code: AccountSite, lastError: string) {
    const { database, clock } = this.parts;
    const now = clock.now();
    const site = (await owned.sitesOn(database)).find(each => each.code === code);
    const failures = (site?.failures ?? 0) + 1;
    const restUntil = new Date(now + clock.span(backoffMs(failures, clock.random())));
    await owned.changeSite(database, code, { failures, restUntil, lastError, lastErrorAt: new Date(now) });
  }

  private async giveUp(jobId: number, code: AccountSite) {
    const { database, ownId } = this.parts;
    const job = await store.leaseOne(database, ownId, jobId);
    if (job) await this.storeOutcome(job, code, failed('no account works at this site now'));
  }

  private async storeOutcome(
    job: Job,
    code: AccountSite,
    outcome: { status: Status; timeMs: number; memoryKb: number; errorMessage?: string | undefined },
  ) {
    const { database } = this.parts;
    if (!(await findUnjudged(database, job.targetId))) return void (await finish(database, job));
    const task = await store.findTask(database, job.targetId);
    const isScored = task?.contestType === 1;
    const points = outcome.status === Status.accepted ? 100 : 0;
    const score = isScored && outcome.status !== Status.submittedFailed ? points : null;
    const { errorMessage, ...verdict } = outcome;
    await storeVerdict(database, job, {
      ...verdict,
      ...(errorMessage !== undefined && { errorMessage }),
      score,
      oiRankScore: score,
      cases: [],
      judger: task?.site ?? code,
    });
  }
}

const failed = (errorMessage: string) => ({ status: Status.submittedFailed, timeMs: 0, memoryKb: 0, errorMessage });

const isPhase = (status: Status) =>
  status === Status.pending || status === Status.compiling || status === Status.judging || status === Status.submitting;

const accountSite = (code: AccountSite) => remoteSites.find(({ accountSite: each }) => each === code) ?? siteOf(code);
