import { findUnjudged, markCompiling, storeVerdict, type Verdict } from '../features/submission/verdict.queries';
import { finish, type Job } from '../judge/queue/queue';
import { caseReporter } from './caseReporter';
import { givenUp, judgeProgram } from './judgeProgram';
import { requestFor } from './request';
import type { AtWork, Store, WorkerParts } from './worker';

/** Judges a submission, and publishes its progress. */
export async function judgeSubmission(parts: WorkerParts, job: Job, atWork: AtWork): Promise<Store | undefined> {
  const { database, log } = parts;
  const submission = await findUnjudged(database, job.targetId);
  if (!submission) {
    log.warn({ submission: job.targetId, attempt: job.attempt }, 'nothing to judge');
    await finish(database, job);
    return undefined;
  }
  const verdict = givenUp(parts, job) ?? (await judgeNow(parts, job, submission, atWork));
  return verdict && (() => storeVerdict(database, job, verdict));
}

async function judgeNow(
  parts: WorkerParts,
  job: Job,
  submission: Parameters<typeof requestFor>[2],
  atWork: AtWork,
): Promise<Verdict | undefined> {
  const { database, files } = parts;
  await markCompiling(database, job);
  const prepared = await requestFor(database, files, submission, atWork.signal);
  const reporter = caseReporter(database, job, prepared.request.cases.length);
  try {
    return await judgeProgram(parts, job, prepared, atWork, result => reporter.report(result));
  } finally {
    await reporter.close();
  }
}
