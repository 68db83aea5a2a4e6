import { Gauge, type Registry } from 'prom-client';

/** What lasts shorter is not told apart. */
const LOOK_EVERY_MS = 20;

/**
 * Measures for how long the thread that answers computes in one piece, in processor time: what else keeps the machine busy does not count.
 * `nodejs_eventloop_lag_max_seconds` has that, too.
 */
export function addBusyThread(registry: Registry): void {
  let [before, longest] = [computedS(), 0];
  const look = () => {
    const now = computedS();
    longest = Math.max(longest, now - before);
    before = now;
  };
  setInterval(look, LOOK_EVERY_MS).unref();
  const gauge = new Gauge({
    name: 'oj_thread_busy_max_seconds',
    help: 'The longest processor time that the thread which answers took between two turns of its loop, since this was asked last.',
    registers: [],
    collect() {
      look();
      this.set(longest);
      longest = 0;
    },
  });
  registry.registerMetric(gauge);
}

/** Processor time of this thread so far. */
function computedS(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}
