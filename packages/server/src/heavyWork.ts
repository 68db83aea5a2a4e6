import { ApiError } from '@oj/contract';
import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Order, Outcome, Tasks } from './heavyWorker';
import { programRoot } from './paths';

interface Terms {
  /** The built program of the thread. */
  file?: string;
  limitMs?: number;
  idleMs?: number;
}

/** A task that was broken off. */
export class TookTooLong extends Error {}

const BUILT = path.join(programRoot, 'heavy.js');
const LIMIT_MS = 5_000;
const IDLE_MS = 30_000;
const MOST_WAITING = 100;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 };

/**
 * Does what takes long in a thread beside the one that answers requests: one task after the other, each for a limited time. The thread is
 * started by the first task and ends when there was none for a while, so that it takes memory only then.
 */
export class HeavyWork {
  private worker: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private idle: NodeJS.Timeout | undefined;
  private readonly terms: Required<Terms>;

  constructor(terms: Terms = {}) {
    this.terms = { file: BUILT, limitMs: LIMIT_MS, idleMs: IDLE_MS, ...terms };
  }

  get isRunning() {
    return this.worker !== undefined;
  }

  /** @throws ApiError as the task does, or when too many wait; TookTooLong. */
  async run<Name extends keyof Tasks>(name: Name, input: Parameters<Tasks[Name]>[0]): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    if (this.waiting >= MOST_WAITING) throw new ApiError('server.busy');
    this.waiting += 1;
    const turn = this.last.then(() => this.runAlone({ name, input }));
    this.last = turn.catch(() => undefined).finally(() => (this.waiting -= 1));
    return (await turn) as Awaited<ReturnType<Tasks[Name]>>;
  }

  private async runAlone(order: Order) {
    clearTimeout(this.idle);
    const worker = await this.started();
    worker.postMessage(order);
    const outcome = await this.answerOf(worker);
    if (!outcome) {
      await this.end();
      throw new TookTooLong(`${order.name} was broken off`);
    }
    this.idle = setTimeout(() => void this.end(), this.terms.idleMs).unref();
    if ('refusal' in outcome) throw new ApiError(outcome.refusal);
    if ('failure' in outcome) throw new Error(outcome.failure);
    return outcome.result;
  }

  /** Undefined when the time is over or the thread has ended, as one does that needs too much memory. */
  private async answerOf(worker: Worker): Promise<Outcome | undefined> {
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(this.terms.limitMs)]);
    const answered = once(worker, 'message', { signal }).then(([outcome]) => outcome as Outcome);
    const ended = once(worker, 'exit', { signal }).then(() => undefined);
    return Promise.race([answered, ended])
      .catch(() => undefined)
      .finally(() => over.abort());
  }

  /** The time to load it is not the task's. */
  private async started() {
    if (this.worker) return this.worker;
    const worker = new Worker(this.terms.file, { resourceLimits: MEMORY });
    worker.unref();
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.worker === worker) this.worker = undefined;
    });
    this.worker = worker;
    await once(worker, 'online');
    return worker;
  }

  private async end() {
    const worker = this.worker;
    this.worker = undefined;
    await worker?.terminate();
  }
}
