import { Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Cached } from '../../cached';
import { type Database, InjectDatabase } from '../../database/database';
import { type AppEvent, Events } from '../../events/events';
import { DiskSpace } from '../../diskFull';
import { StreamRegistry } from '../live/streamRegistry';
import { addBusyThread } from './busyThread';
import { addEventMetrics } from './eventMetrics';
import { MetricsQueries } from './metrics.queries';

/** Submissions whose verdict is waited for, to know how long it took. */
const MOST_AWAITED = 100_000;
const READ_AGAIN_MS = 2_000;

const statusNames = new Map<number, string>(Object.entries(Status).map(([name, status]) => [status, name]));

export interface Answered {
  method: string;
  /** Pattern of the address, of which there are few, not the address. */
  route: string;
  status: number;
  seconds: number;
}

/**
 * What operators watch, in the text format of Prometheus. Every API process hears every event and reads the same database: with several
 * processes their numbers of verdicts and of the queue are the same ones, not parts of a sum.
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly queuedAtMs = new Map<number, number>();
  private readonly state = new Cached(READ_AGAIN_MS, () => this.readState());

  private readonly requests = new Histogram({
    name: 'oj_http_request_seconds',
    help: 'Time from a request to the end of its answer, by endpoint.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [this.registry],
  });
  private readonly verdictTime = new Histogram({
    name: 'oj_verdict_seconds',
    help: 'Time from the queue to the verdict.',
    buckets: [0.5, 1, 2, 5, 10, 30, 60, 300, 1_800],
    registers: [this.registry],
  });
  private readonly verdicts = new Counter({
    name: 'oj_verdicts_total',
    help: 'Verdicts heard. System errors are faults of the judge or of test data.',
    labelNames: ['status'],
    registers: [this.registry],
  });

  constructor(
    private readonly queries: MetricsQueries,
    private readonly streams: StreamRegistry,
    private readonly disk: DiskSpace,
    events: Events,
    @InjectDatabase() database: Database,
  ) {
    collectDefaultMetrics({ register: this.registry });
    addEventMetrics(this.registry, events, database);
    this.addGauges();
    events.listen({ onEvent: appEvent => this.hear(appEvent), onGap: () => this.queuedAtMs.clear() });
  }

  observe({ method, route, status, seconds }: Answered) {
    this.requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  /** Begins to measure how busy the thread is, many times a second. */
  watchThread = () => addBusyThread(this.registry);

  readonly contentType = this.registry.contentType;
  text = () => this.registry.metrics();

  private hear(appEvent: AppEvent) {
    if (appEvent.event === 'submission.queued') {
      this.queuedAtMs.set(appEvent.submitId, Date.now());
      for (const oldest of this.queuedAtMs.keys()) {
        if (this.queuedAtMs.size <= MOST_AWAITED) break;
        this.queuedAtMs.delete(oldest);
      }
    } else if (appEvent.event === 'submission.judged') {
      this.verdicts.inc({ status: statusNames.get(appEvent.status) ?? 'unknown' });
      const sinceMs = this.queuedAtMs.get(appEvent.submitId);
      this.queuedAtMs.delete(appEvent.submitId);
      if (sinceMs !== undefined) this.verdictTime.observe((Date.now() - sinceMs) / 1_000);
    }
  }

  private async readState() {
    const [queue, judges, backupAgeS, { freeBytes }] = await Promise.all([
      this.queries.queue(),
      this.queries.liveJudges(),
      this.queries.lastBackupAgeS(),
      this.disk.read(),
    ]);
    return { queue, judges, backupAgeS, freeBytes };
  }

  private addGauges() {
    const { registry, state, queries, streams } = this;
    const gauge = <Label extends string>(
      name: string,
      help: string,
      labelNames: Label[],
      read: (made: Gauge<Label>) => Promise<void> | void,
    ) =>
      new Gauge({
        name,
        help,
        labelNames,
        registers: [registry],
        async collect() {
          this.reset();
          await read(this);
        },
      });
    gauge('oj_queue_jobs', 'Jobs of judges, waiting or running, by priority (lower goes first).', ['priority', 'state'], async made => {
      for (const { priority, waiting, running } of (await state.read()).queue) {
        made.set({ priority, state: 'waiting' }, waiting);
        made.set({ priority, state: 'running' }, running);
      }
    });
    gauge('oj_queue_oldest_seconds', 'How long the oldest waiting job has waited, by priority.', ['priority'], async made => {
      for (const { priority, oldestS } of (await state.read()).queue) made.set({ priority }, oldestS);
    });
    gauge('oj_judges', 'Judge processes seen in the last ten seconds.', [], async made => {
      made.set((await state.read()).judges);
    });
    gauge('oj_last_backup_age_seconds', 'Age of the last backup; absent when there was none.', [], async made => {
      const { backupAgeS } = await state.read();
      if (backupAgeS === undefined) made.remove();
      else made.set(backupAgeS);
    });
    gauge('oj_disk_free_bytes', 'Room left where the data folder is.', [], async made => made.set((await state.read()).freeBytes));
    gauge('oj_streams', 'Live streams that are open in this process.', [], made => made.set(streams.size));
    gauge('oj_database_connections', 'Connections of this process to its database, by state.', ['state'], made => {
      const { total, idle, waiting } = queries.connections;
      made.set({ state: 'busy' }, total - idle);
      made.set({ state: 'idle' }, idle);
      made.set({ state: 'waited for' }, waiting);
    });
  }
}
