import { ApiError, type contract, type Input, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../api/caller';
import type { Executor } from '../../database/database';
import { announce } from '../../events/events';
import { oiRankScore } from '../../judge/modes/scoring';
import { isScored } from '../problem/problem.rules';
import { checkManual } from './judging.rules';
import { JudgingQueries, type Locked } from './judging.queries';

type Api = typeof contract.judging;

@Injectable()
export class JudgingService {
  constructor(private readonly queries: JudgingQueries) {}

  rejudge({ submitId }: Input<Api['rejudge']>) {
    return this.queries.transaction(async tx => {
      if (!(await this.queries.enqueue(tx, submitId))) throw new ApiError('submission.notFound');
      await this.queries.startAfresh(tx, this.found(await this.queries.lock(tx, submitId)));
      await announce(tx, { event: 'submission.queued', submitId, status: Status.pending });
      return this.found(await this.queries.standing(tx, submitId));
    });
  }

  async rejudgeProblem({ pid }: Input<Api['rejudgeProblem']>) {
    return { total: await this.rejudgeAll(pid, null) };
  }

  async rejudgeContestProblem({ cid, pid }: Input<Api['rejudgeContestProblem']>) {
    return { total: await this.rejudgeAll(pid, cid) };
  }

  manual({ submitId, status, score }: Input<Api['manual']>, caller: Caller) {
    return this.queries.transaction(async tx => {
      const submission = this.found(await this.queries.lock(tx, submitId));
      const problem = this.found(await this.queries.problem(tx, submission.problemId));
      const fullScore = isScored(problem) ? (problem.ioScore ?? 100) : null;
      const given = checkManual({ status: submission.status, fullScore }, { status, score });
      await this.queries.change(tx, submission, {
        status,
        score: given,
        oiRankScore: given === null || fullScore === null ? null : oiRankScore(given, fullScore, problem.difficulty, problem.judgeCaseMode),
        isManual: true,
        judger: caller.username,
      });
      return this.announced(tx, submission, status);
    });
  }

  cancel({ submitId }: Input<Api['cancel']>, caller: Caller) {
    return this.queries.transaction(async tx => {
      if (!(await this.queries.withdraw(tx, submitId))) throw new ApiError('submission.underway');
      const submission = this.found(await this.queries.lock(tx, submitId));
      const withoutPoints = { score: null, oiRankScore: null };
      await this.queries.change(tx, submission, {
        ...withoutPoints,
        status: Status.cancelled,
        isManual: true,
        judger: caller.username,
      });
      return this.announced(tx, submission, Status.cancelled);
    });
  }

  async machines() {
    const machines = await this.queries.machines();
    return machines.map(({ judge: { id, sandbox, languages, load, ...judge }, isAlive }) => ({
      service: id,
      isAlive,
      lastSeen: judge.seenAt,
      startedAt: judge.startedAt,
      version: judge.version,
      sandboxLevel: sandbox.level,
      cgroup: sandbox.cgroup,
      reasons: sandbox.reasons,
      languages: languages.map(({ name, available, version = null, hint = null }) => ({ name, available, version, hint })),
      cpuCores: load?.cpuCount ?? null,
      percentCpuLoad: load ? Math.round((100 * load.loadAverage) / load.cpuCount) : null,
      percentMemoryLoad: load ? Math.round(100 * (1 - load.freeMemoryMb / load.memoryMb)) : null,
      memoryMb: load?.memoryMb ?? null,
      judged: load?.judged ?? null,
      submissionId: isAlive ? (load?.submissionId ?? null) : null,
    }));
  }

  async faults() {
    const faults = await this.queries.faults();
    return faults.map(({ fault, problemId, title }) => {
      const { submissionId: submitId, problemId: pid, ...rest } = fault;
      return { ...rest, pid, problemId, title, submitId };
    });
  }

  async settleFault({ pid }: Input<Api['settleFault']>) {
    await this.queries.settleFault(pid);
  }

  private async rejudgeAll(problemId: number, contestId: number | null) {
    return this.queries.transaction(async tx => {
      if (!(await this.queries.problem(tx, problemId))) throw new ApiError('problem.notFound');
      return this.queries.startAllAfresh(tx, problemId, contestId);
    });
  }

  /** The standing after a change by hand, told to whoever looks. */
  private async announced(tx: Executor, { id }: Locked, status: Status) {
    const standing = this.found(await this.queries.standing(tx, id));
    const { time, memory, score, judger } = standing;
    await announce(tx, { event: 'submission.judged', submitId: id, status, time, memory, score, judger });
    return standing;
  }

  private found<Row>(row: Row | undefined): Row {
    if (row === undefined) throw new ApiError('submission.notFound');
    return row;
  }
}
