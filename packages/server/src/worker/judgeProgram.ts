import { Status } from '@oj/contract';
import type { Verdict } from '../features/submission/verdict.queries';
import type { CaseResult, Judgement, JudgeRequest } from '../judge/judge';
import { fullScoreOf, oiRankScore } from '../judge/modes/scoring';
import { attemptsOf, type Job } from '../judge/queue/queue';
import type { requestFor } from './request';
import type { AtWork, WorkerParts } from './worker';

/** Judges may die for many reasons; after this many deaths on one program, the program is the reason. */
const MOST_ATTEMPTS = 8;

type Prepared = Awaited<ReturnType<typeof requestFor>>;

/** The verdict about a program of which judges have died too often. */
export const givenUp = ({ judgeId }: WorkerParts, job: Job): Verdict | undefined =>
  attemptsOf(job) > MOST_ATTEMPTS ? systemError(judgeId, 'The judge failed repeatedly on this submission.') : undefined;

/** Judges a program; undefined when it was broken off. */
export async function judgeProgram(
  { judge, judgeId, log, begun }: WorkerParts,
  job: Job,
  { request, problem }: Prepared,
  { signal, noteProgress }: AtWork,
  onCase?: (result: CaseResult) => void,
): Promise<Verdict | undefined> {
  const known = begun.take(job, request);
  const startedMs = performance.now();
  const results: CaseResult[] = [];
  const hear = (result: CaseResult) => {
    results.push(result);
    if (results.length > (known?.results.length ?? 0)) noteProgress();
    onCase?.(result);
  };
  const keep = () => {
    // Broken off before it had come to where it was, it knows no less.
    const most = known && known.results.length > results.length ? known.results : results;
    begun.keep(job, request, { results: most, spentMs: (known?.spentMs ?? 0) + performance.now() - startedMs });
  };
  try {
    const onFailure = (reason: unknown) => log.error({ err: reason, kind: job.kind, target: job.targetId }, 'the judge failed');
    const judgement = await judge.judge(request, { onFailure, onCase: hear, begun: known }, signal);
    if (!signal.aborted) return verdictOf(judgement, request, problem, judgeId);
  } catch (reason) {
    if (!signal.aborted) throw reason;
  }
  keep();
  return undefined;
}

function verdictOf(
  { score, ...judgement }: Judgement,
  request: JudgeRequest,
  { difficulty, caseVersion }: Pick<Prepared['problem'], 'difficulty' | 'caseVersion'>,
  judger: string,
): Verdict {
  const isScored = request.type === 'oi';
  const results = new Map(judgement.cases.map(result => [result.number, result]));
  const fullScore = request.fullScore ?? fullScoreOf(request.cases, request.caseMode);
  const recorded = request.cases.map(({ number }) => ({ ...(results.get(number) ?? notRun(number)), dataVersion: caseVersion }));
  return {
    ...judgement,
    // A judging that stopped early lists the rest as not run; one that never ran lists nothing.
    cases: judgement.cases.length ? recorded : [],
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
