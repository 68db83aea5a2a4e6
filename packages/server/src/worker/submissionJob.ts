import { Status } from '@oj/contract';
import type { problems } from '../features/problem/problem.table';
import { findUnjudged, markCompiling, storeVerdict, type Verdict } from '../features/submission/verdict.queries';
import type { Judgement, JudgeRequest } from '../judge/judge';
import { attainable, oiRankScore } from '../judge/modes/scoring';
import { finish, type Job } from '../judge/queue/queue';
import { caseReporter } from './caseReporter';
import { requestFor } from './request';
import type { Store, WorkerParts } from './worker';

/** Judges may die for many reasons; after so many on one submission it is the reason. */
const MOST_ATTEMPTS = 8;

/** Judges a submission, and tells of its progress. */
export async function judgeSubmission(parts: WorkerParts, job: Job, signal: AbortSignal): Promise<Store | undefined> {
  const { database, judgeId, log } = parts;
  const submission = await findUnjudged(database, job.targetId);
  if (!submission) {
    log.warn({ submission: job.targetId, attempt: job.attempt }, 'nothing to judge');
    await finish(database, job);
    return undefined;
  }
  const verdict =
    job.attempt > MOST_ATTEMPTS
      ? systemError(judgeId, 'The judge failed repeatedly on this submission.')
      : await judgeNow(parts, job, submission, signal);
  return verdict && (() => storeVerdict(database, job, verdict));
}

async function judgeNow(
  { database, judge, judgeId, files, log }: WorkerParts,
  job: Job,
  submission: Parameters<typeof requestFor>[2],
  signal: AbortSignal,
): Promise<Verdict | undefined> {
  await markCompiling(database, job);
  const { request, problem } = await requestFor(database, files, submission, signal);
  const reporter = caseReporter(database, job, request.cases.length);
  try {
    const judgement = await judge.judge(
      request,
      {
        onFailure: reason => log.error({ err: reason, submission: job.targetId }, 'the judge failed'),
        onCase: result => reporter.report(result),
      },
      signal,
    );
    return signal.aborted ? undefined : verdictOf(judgement, request, problem, judgeId);
  } catch (reason) {
    if (signal.aborted) return undefined;
    throw reason;
  } finally {
    await reporter.close();
  }
}

function verdictOf(
  { score, ...judgement }: Judgement,
  request: JudgeRequest,
  { difficulty }: Pick<typeof problems.$inferSelect, 'difficulty'>,
  judger: string,
): Verdict {
  const isScored = request.type === 'oi';
  const results = new Map(judgement.cases.map(result => [result.number, result]));
  const fullScore = request.fullScore ?? attainable(request.cases, request.caseMode);
  return {
    ...judgement,
    // A judging that stopped early lists the rest as not run; one that never ran lists nothing.
    cases: judgement.cases.length ? request.cases.map(({ number }) => results.get(number) ?? notRun(number)) : [],
    score: isScored ? score : null,
    oiRankScore: isScored ? oiRankScore(score, fullScore, difficulty, request.caseMode) : null,
    judger,
  };
}

const notRun = (number: number) => ({ number, status: Status.notSubmitted, timeMs: 0, memoryKb: 0, score: 0 });

const systemError = (judger: string, errorMessage: string): Verdict => ({
  status: Status.systemError,
  timeMs: 0,
  memoryKb: 0,
  score: null,
  oiRankScore: null,
  errorMessage,
  cases: [],
  judger,
});
