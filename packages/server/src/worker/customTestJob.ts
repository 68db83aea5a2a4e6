import { Status } from '@oj/contract';
import { findUntried, storeOutcome } from '../features/customTest/outcome.queries';
import type { CompileOrder, RunOrder, StoredOutcome } from '../features/customTest/customTest.table';
import { attemptsOf, finish, type Job } from '../judge/queue/queue';
import { tryOutRequestFor } from './request';
import type { AtWork, Store, WorkerParts } from './worker';

const MOST_ATTEMPTS = 2;

/** Runs an online test, or sees whether a special judge or an interactor compiles. */
export async function tryOut(parts: WorkerParts, job: Job, { signal }: AtWork): Promise<Store | undefined> {
  const order = await findUntried(parts.database, job.targetId);
  if (!order) {
    await finish(parts.database, job);
    return undefined;
  }
  const result = attemptsOf(job) > MOST_ATTEMPTS ? outcome(Status.systemError) : await runOrder(parts, order, signal);
  return signal.aborted ? undefined : () => storeOutcome(parts.database, job, result);
}

async function runOrder({ judge, database }: WorkerParts, order: RunOrder | CompileOrder, signal: AbortSignal): Promise<StoredOutcome> {
  if (order.kind === 'compile') {
    const { mode, code, language, files } = order;
    const complaint = await judge.complaintAbout({ mode, code, language, files }, signal);
    return complaint === undefined ? outcome(Status.accepted) : outcome(Status.compileError, complaint);
  }
  const { compileError, ...result } = await judge.tryOut(await tryOutRequestFor(database, order), signal);
  return compileError === undefined ? result : { ...result, errors: compileError };
}

const outcome = (status: Status, errors = ''): StoredOutcome => ({ status, timeMs: 0, memoryKb: 0, output: '', errors });
