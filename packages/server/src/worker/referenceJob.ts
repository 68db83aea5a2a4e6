import { findReference, storeRun } from '../features/referenceSolution/run.queries';
import type { Verdict } from '../features/submission/verdict.queries';
import { finish, type Job } from '../judge/queue/queue';
import { givenUp, judgeProgram } from './judgeProgram';
import { requestFor } from './request';
import type { AtWork, Store, WorkerParts } from './worker';

/** Runs a reference solution on all cases, also where a submission is judged only up to the first failure. */
export async function runReference(parts: WorkerParts, job: Job, atWork: AtWork): Promise<Store | undefined> {
  const { database, files } = parts;
  const found = await findReference(database, job.targetId);
  if (!found) {
    await finish(database, job);
    return undefined;
  }
  const hopeless = givenUp(parts, job);
  if (hopeless) return () => storeRun(database, job, { ...runOf(hopeless), dataDigest: null });
  const { request, ...prepared } = await requestFor(database, files, found, atWork.signal);
  const caseMode = request.caseMode === 'ergodic_without_error' ? 'default' : request.caseMode;
  const verdict = await judgeProgram(parts, job, { ...prepared, request: { ...request, caseMode } }, atWork);
  return verdict && (() => storeRun(database, job, { ...runOf(verdict), dataDigest: prepared.digest }));
}

const runOf = ({ status, score, timeMs, memoryKb, errorMessage = '', cases }: Verdict) => ({
  status,
  score,
  time: timeMs,
  memory: memoryKb,
  message: errorMessage || null,
  cases: cases.map(each => ({ number: each.number, status: each.status, time: each.timeMs, memory: each.memoryKb })),
});
