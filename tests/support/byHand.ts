import { type Status } from '@oj/contract';
import { storeVerdict, type Verdict } from '../../packages/server/src/features/submission/verdict.queries';
import { finish, lease } from '../../packages/server/src/judge/queue/queue';
import type { Product } from './product';

const LANGUAGE = 'C++ 17';

export const verdict = (status: Status, score: number | null = null): Verdict => ({
  status,
  timeMs: 10,
  memoryKb: 1000,
  score,
  oiRankScore: score,
  cases: [],
  judger: 'test',
});

/** Judges what waits in a product without judges, with any verdict at any moment. */
export function judgeByHand(product: () => Product) {
  const tryNext = (judgeId = 'test') => lease(product().database(), judgeId, [LANGUAGE]);
  async function nextJob(judgeId?: string) {
    const job = await tryNext(judgeId);
    if (!job) throw new Error('nothing waits');
    return job;
  }
  return {
    tryNext,
    nextJob,
    /** Answers whose verdict it was. */
    async judgeNext(status: Status) {
      const job = await nextJob();
      await storeVerdict(product().database(), job, verdict(status));
      return job.targetId;
    },
    async drain() {
      for (let job = await tryNext(); job; job = await tryNext()) await finish(product().database(), job);
    },
  };
}
