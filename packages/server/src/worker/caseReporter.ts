import { Status } from '@oj/contract';
import type { Database } from '../database/database';
import { publishSubmission } from '../features/submission/publishSubmission.queries';
import type { CaseResult } from '../judge/judge';
import { enterPhase, holds, type Job } from '../judge/queue/queue';

const PACE_MS = 100;
/** A notification holds 8000 bytes; a case takes about 60. */
const MOST_AT_ONCE = 80;

/**
 * Tells the live stream of finished cases: the first at once, later ones together, ten times a second; with the first, the
 * job enters its phase. Nothing is told of an attempt that has been overtaken or cancelled.
 */
export function caseReporter(database: Database, job: Job, total: number) {
  const submitId = job.targetId;
  let fresh: CaseResult[] = [];
  let done = 0;
  let isJudging = false;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  const send = () => {
    timer = undefined;
    if (!fresh.length) return;
    const cases = fresh
      .slice(-MOST_AT_ONCE)
      .map(({ number, status, timeMs, memoryKb }) => ({ seq: number, status, time: timeMs, memory: memoryKb }));
    fresh = [];
    const event = { event: 'submission.case', submitId, status: Status.judging, done, total, cases } as const;
    // Progress is for the eye: when it cannot be told, the verdict still arrives.
    sending = database
      .transaction(async tx => {
        const isOurs = await (isJudging ? holds(tx, job) : enterPhase(tx, job, Status.judging));
        if (isOurs) await publishSubmission(tx, event);
        return isOurs;
      })
      .then(isOurs => (isJudging = isOurs))
      .catch(() => undefined);
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
