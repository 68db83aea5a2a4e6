import { randomUUID } from 'node:crypto';
import { Counter, Gauge, type Registry } from 'prom-client';
import { Cached } from '../../cached';
import { type Events, publish } from '../../events/events';
import type { Database } from '../../database/database';

/** An event that has not come back within this time is not measured. */
const PATIENCE_MS = 2_000;
const MEASURED_AGAIN_MS = 5_000;

/** What operators watch of the events: who brings them, how long one takes, and how often some may have been missed. */
export function addEventMetrics(registry: Registry, events: Events, database: Database) {
  const gaps = new Counter({
    name: 'oj_event_gaps_total',
    help: 'Times when this process may have missed events, and read everything again.',
    registers: [registry],
  });
  events.listen({ onEvent: () => undefined, onGap: () => gaps.inc() });
  const lag = new Cached(MEASURED_AGAIN_MS, () => measureLag(events, database));
  const lagGauge = new Gauge({
    name: 'oj_event_lag_seconds',
    help: 'From the commit of an event until this process hears it; absent when it was not heard within two seconds.',
    registers: [],
    async collect() {
      const seconds = await lag.read().catch(() => undefined);
      if (seconds === undefined) this.remove();
      else this.set(seconds);
    },
  });
  const serverGauge = new Gauge({
    name: 'oj_events_server',
    help: 'What brings events to this process: 1 for the server that does.',
    labelNames: ['server'],
    registers: [],
    collect() {
      for (const server of ['postgres', 'redis'] as const) this.set({ server }, events.server === server ? 1 : 0);
    },
  });
  for (const gauge of [lagGauge, serverGauge]) registry.registerMetric(gauge);
}

/** Seconds from publishing an event until this process receives it. */
async function measureLag(events: Events, database: Database): Promise<number | undefined> {
  const echo = randomUUID();
  const { promise: heard, resolve } = Promise.withResolvers<number | undefined>();
  const stop = events.listen({
    onEvent: appEvent => {
      if (appEvent.event === 'process.echo' && appEvent.echo === echo) resolve(performance.now());
    },
    onGap: () => undefined,
  });
  const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  const sentAt = performance.now();
  try {
    await publish(database, { event: 'process.echo', echo });
    const heardAt = await heard;
    return heardAt === undefined ? undefined : (heardAt - sentAt) / 1_000;
  } finally {
    clearTimeout(timer);
    stop();
  }
}
