import { findUnproposed, storeProposed } from '../features/rejudgeProposal/proposed.queries';
import { finish, type Job } from '../judge/queue/queue';
import { givenUp, judgeProgram } from './judgeProgram';
import { requestFor } from './request';
import type { AtWork, Store, WorkerParts } from './worker';

/** Judges a submission for a proposal. Its stored verdict stays as it is, and no progress is published. */
export async function judgeForProposal(parts: WorkerParts, job: Job, atWork: AtWork): Promise<Store | undefined> {
  const { database } = parts;
  const found = await findUnproposed(database, job.targetId);
  if (!found) {
    await finish(database, job);
    return undefined;
  }
  const hopeless = givenUp(parts, job);
  const verdict = hopeless ? { ...hopeless, dataDigest: found.dataDigest } : await judgeNow(parts, job, found.program, atWork);
  return verdict && (() => storeProposed(database, job, verdict));
}

async function judgeNow(parts: WorkerParts, job: Job, program: Parameters<typeof requestFor>[2], atWork: AtWork) {
  const prepared = await requestFor(parts.database, parts.files, program, atWork.signal);
  const verdict = await judgeProgram(parts, job, prepared, atWork);
  return verdict && { ...verdict, dataDigest: prepared.digest };
}
