import { findUnproposed, storeProposed } from '../features/rejudgeProposal/proposed.queries';
import { finish, type Job } from '../judge/queue/queue';
import { givenUp, judgeProgram, type Running } from './judgeProgram';
import { requestFor } from './request';
import type { Store, WorkerParts } from './worker';

/** Judges a submission for a proposal: its stored verdict stays as it is, and nobody hears of the progress. */
export async function judgeForProposal(
  parts: WorkerParts,
  job: Job,
  signal: AbortSignal,
  noteProgress: () => void,
): Promise<Store | undefined> {
  const { database } = parts;
  const found = await findUnproposed(database, job.targetId);
  if (!found) {
    await finish(database, job);
    return undefined;
  }
  const hopeless = givenUp(parts, job);
  const verdict = hopeless
    ? { ...hopeless, dataDigest: found.dataDigest }
    : await judgeNow(parts, job, found.program, { signal, noteProgress });
  return verdict && (() => storeProposed(database, job, verdict));
}

async function judgeNow(parts: WorkerParts, job: Job, program: Parameters<typeof requestFor>[2], running: Running) {
  const prepared = await requestFor(parts.database, parts.files, program, running.signal);
  const verdict = await judgeProgram(parts, job, prepared, running);
  return verdict && { ...verdict, dataDigest: prepared.digest };
}
