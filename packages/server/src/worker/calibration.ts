import { Status } from '@oj/contract';
import { eq } from 'drizzle-orm';
import type { TryOutRequest } from '../judge/judge';
import { judges } from '../judge/queue/queue.table';
import type { WorkerParts } from './worker';

/** Other programs have started by then. */
const FIRST_AFTER_MS = 15_000;
const AGAIN_AFTER_MS = 1_800_000;
const RUNS = 3;
const KEPT = 24;

/** Computes for some 100 ms without memory, input or output: a number of the processor alone. */
const program: TryOutRequest = {
  source: `int main(void) {
    volatile unsigned sum = 0;
    unsigned state = 1;
    for (unsigned turn = 0; turn < 60000000u; turn++) {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
    }
    sum = state;
    return sum == 0;
}
`,
  language: 'C With O2',
  limits: { timeLimitMs: 5_000, memoryLimitMb: 64, stackLimitMb: 16 },
  ignoreEndBlank: true,
  input: '',
};

/** Measures again and again how fast this judge runs the same program: limits mean something else on a machine that has become slower. */
export class Calibration {
  private dueMs = Date.now() + FIRST_AFTER_MS;
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(private readonly parts: Pick<WorkerParts, 'database' | 'judge' | 'judgeId' | 'log'>) {}

  async whenDue() {
    if (Date.now() < this.dueMs || this.stopping.signal.aborted) return;
    this.dueMs = Date.now() + AGAIN_AFTER_MS;
    this.running = this.calibrate().catch((reason: unknown) => {
      if (!this.stopping.signal.aborted) this.parts.log.warn({ err: reason }, 'not calibrated');
    });
    await this.running;
  }

  /** Breaks off what runs: its box is gone then. */
  async stop() {
    this.stopping.abort();
    await this.running;
  }

  private async calibrate() {
    const { database, judge, judgeId } = this.parts;
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const { status, timeMs } = await judge.tryOut(program, this.stopping.signal);
      this.stopping.signal.throwIfAborted();
      if (status !== Status.accepted) return;
      times.push(timeMs);
    }
    const figure = { at: new Date().toISOString(), ms: Math.min(...times) };
    const [known] = await database.select({ calibrations: judges.calibrations }).from(judges).where(eq(judges.id, judgeId));
    const calibrations = [...(known?.calibrations ?? []), figure].slice(-KEPT);
    await database.update(judges).set({ calibrations }).where(eq(judges.id, judgeId));
  }
}
