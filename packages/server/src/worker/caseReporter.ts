import { Status } from '@oj/contract';
import type { Database } from '../database/database';
import { announce } from '../events/events';
import type { CaseResult } from '../judge/judge';

const PACE_MS = 100;
/** A notification holds 8000 bytes; a case takes about 60. */
const MOST_AT_ONCE = 80;

/** Tells the live stream of finished cases: the first at once, later ones together, ten times a second. */
export function caseReporter(database: Database, submitId: number, total: number) {
  let fresh: CaseResult[] = [];
  let done = 0;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  const send = () => {
    timer = undefined;
    if (!fresh.length) return;
    const cases = fresh
      .slice(-MOST_AT_ONCE)
      .map(({ number, status, timeMs, memoryKb }) => ({ seq: number, status, time: timeMs, memory: memoryKb }));
    fresh = [];
    // Progress is for the eye: when it cannot be told, the verdict still arrives.
    sending = announce(database, { event: 'submission.case', submitId, status: Status.judging, done, total, cases }).catch(() => undefined);
    timer = setTimeout(send, PACE_MS);
  };

  return {
    report(result: CaseResult) {
      fresh.push(result);
      done += 1;
      if (!timer) send();
    },
    async close() {
      clearTimeout(timer);
      await sending;
    },
  };
}
