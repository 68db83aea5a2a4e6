import { openDatabase } from '../packages/server/src/database/database';
import type { Judge } from '../packages/server/src/judge/judge';
import { openLog } from '../packages/server/src/log';
import { keepReporting } from '../packages/server/src/worker/report';
import { Worker } from '../packages/server/src/worker/worker';

/** Time to judge a C++ program, in ms: 200 of these judges could judge 1,000 a second. */
const JUDGING_MS = 200;
const ACCEPTED = 0;

/**
 * Judges as they are, but for the judging: each takes jobs from the queue with connections of its own, reads the problem, tells of every case
 * while it passes the time that a program would take, and stores the verdict.
 * @returns how to stop them.
 */
export async function startSimulatedJudges(databaseUrl: string, { count, dataDir }: { count: number; dataDir: string }) {
  const log = openLog({ dataDir }, 'simulated');
  const stops: (() => Promise<unknown>)[] = [];
  for (let number = 1; number <= count; number++) {
    const database = openDatabase(databaseUrl, { connections: 4 });
    const judgeId = `simulated-${number}`;
    const judge = simulated();
    const files = { pathOf: async (hash: string) => hash, ready: async () => undefined };
    const worker = new Worker({ database, databaseUrl, files, judge, judgeId, log, whenIdle: async () => undefined });
    const stopReporting = await keepReporting(database, judge, { id: judgeId, worker, onRestart: () => undefined });
    const running = worker.run();
    stops.push(async () => {
      await worker.stop();
      await running;
      await stopReporting();
      await database.$client.end();
    });
  }
  return () => Promise.all(stops.map(stop => stop()));
}

function simulated(): Judge {
  const refuse = async () => {
    throw new Error('a simulated judge does nothing but judge');
  };
  return {
    sandbox: { level: 1, cgroup: 2, reasons: [] } as unknown as Judge['sandbox'],
    languages: [{ name: 'C++ 17', available: true }] as Judge['languages'],
    tested: Promise.resolve([]),
    settled: Promise.resolve(),
    hasArrivals: async () => false,
    async judge({ cases }, { onCase }, signal) {
      const results: Parameters<typeof onCase>[0][] = [];
      for (const { number } of cases) {
        await new Promise(resolve => setTimeout(resolve, JUDGING_MS / cases.length));
        signal?.throwIfAborted();
        const result = { number, status: ACCEPTED, timeMs: 1, memoryKb: 1_000, score: 0 } as (typeof results)[number];
        results.push(result);
        onCase(result, results.length, cases.length);
      }
      return { status: ACCEPTED, score: 0, timeMs: 1, memoryKb: 1_000, cases: results };
    },
    tryOut: refuse,
    complaintAbout: refuse,
    validate: refuse,
    checkSamples: refuse,
    stress: refuse,
    [Symbol.asyncDispose]: async () => undefined,
  };
}
