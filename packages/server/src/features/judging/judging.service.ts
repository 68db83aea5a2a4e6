import { ApiError, type contract, type ServerInput, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Executor } from '../../database/database';
import { shiftOf } from '../../judge/queue/calibration.rules';
import { oiRankScore } from '../../judge/modes/scoring';
import { publish } from '../../events/events';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { isScored } from '../problem/problem.rules';
import { publishSubmission } from '../submission/publishSubmission.queries';
import { notifyAuthor } from '../submission/verdict.queries';
import { checkManual } from './judging.rules';
import { JudgingQueries, type Locked } from './judging.queries';
import { stopRejudge } from './stopRejudge.queries';
import { heldContest, isOfContest, isPractice, type Place, practice } from '../submission/place.sql';

type Api = typeof contract.judging;

@Injectable()
export class JudgingService {
  constructor(private readonly queries: JudgingQueries) {}

  rejudge({ submitId }: ServerInput<Api['rejudge']>, actor: Actor) {
    return this.queries.transaction(async tx => {
      if (!(await this.queries.enqueue(tx, submitId))) throw new ApiError('submission.notFound');
      await this.queries.startAfresh(tx, this.found(await this.queries.lock(tx, submitId)));
      await recordAudit(tx, actor, { action: 'judging.rejudge', target: `submission ${submitId}` });
      await publishSubmission(tx, { event: 'submission.queued', submitId, status: Status.pending });
      return this.found(await this.queries.verdict(tx, submitId));
    });
  }

  async rejudgeProblem({ pid }: ServerInput<Api['rejudgeProblem']>, actor: Actor) {
    return { total: await this.rejudgeAll(pid, practice, actor) };
  }

  async rejudgeContestProblem({ cid, pid }: ServerInput<Api['rejudgeContestProblem']>, actor: Actor) {
    return { total: await this.rejudgeAll(pid, heldContest(cid), actor) };
  }

  /** Progress of judging the practice submissions of a problem. */
  async problemProgress({ pid }: ServerInput<Api['problemProgress']>) {
    const [found] = await this.queries.progress(practice, pid);
    const stoppable = await this.queries.stoppable(pid, practice);
    return { total: found?.total ?? 0, underway: found?.underway ?? 0, stoppable };
  }

  stopRejudge({ pid, cid }: ServerInput<Api['stopRejudge']>, actor: Actor) {
    const place = cid === undefined ? practice : heldContest(cid);
    return this.queries.transaction(async tx => {
      const total = await stopRejudge(tx, pid, place);
      await recordAudit(tx, actor, { action: 'judging.stopRejudge', target: targetOf(pid, place), after: { total } });
      if (cid !== undefined) await publish(tx, { event: 'contest.changed', cid });
      return { total };
    });
  }

  contestProgress = (contestId: number) => this.queries.progress(heldContest(contestId));

  manual({ submitId, status, score }: ServerInput<Api['manual']>, actor: Actor) {
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
        judger: actor.caller.username,
      });
      await recordAudit(tx, actor, {
        action: 'judging.manual',
        target: `submission ${submitId}`,
        before: { status: submission.status },
        after: { status, score: given },
      });
      await this.notifyAuthor(tx, submission, status, actor);
      return this.published(tx, submission, status);
    });
  }

  cancel({ submitId }: ServerInput<Api['cancel']>, actor: Actor) {
    return this.queries.transaction(async tx => {
      await this.queries.withdraw(tx, submitId);
      const submission = this.found(await this.queries.lock(tx, submitId));
      if (submission.status === Status.compileError) throw new ApiError('submission.compileError');
      const withoutPoints = { score: null, oiRankScore: null };
      await this.queries.change(tx, submission, {
        ...withoutPoints,
        status: Status.cancelled,
        isManual: true,
        judger: actor.caller.username,
      });
      await recordAudit(tx, actor, { action: 'judging.cancel', target: `submission ${submitId}`, before: { status: submission.status } });
      await this.notifyAuthor(tx, submission, Status.cancelled, actor);
      return this.published(tx, submission, Status.cancelled);
    });
  }

  async machines() {
    const machines = await this.queries.machines();
    return machines.map(({ judge: { id, sandbox, languages, load, ...judge }, isAlive }) => ({
      name: id,
      service: { serviceId: 'judge', host: id, port: 0, metadata: { judgeName: id, 'nacos.healthy': String(isAlive) } },
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
      wish: judge.wish,
      calibrations: judge.calibrations,
      calibrationShift: shiftOf(judge.calibrations) ?? null,
    }));
  }

  async faults() {
    const faults = await this.queries.faults();
    return faults.map(({ fault, problemId, title }) => {
      const { submissionId: submitId, problemId: pid, ...rest } = fault;
      return { ...rest, pid, problemId, title, submitId };
    });
  }

  settleFault({ pid }: ServerInput<Api['settleFault']>, actor: Actor) {
    return this.queries.transaction(async tx => {
      await this.queries.settleFault(tx, pid);
      await recordAudit(tx, actor, { action: 'judging.settleFault', target: `problem ${pid}` });
    });
  }

  private async rejudgeAll(problemId: number, place: Place, actor: Actor) {
    return this.queries.transaction(async tx => {
      if (!(await this.queries.problem(tx, problemId))) throw new ApiError('problem.notFound');
      const total = await this.queries.startAllAfresh(tx, problemId, place);
      await recordAudit(tx, actor, { action: 'judging.rejudgeProblem', target: targetOf(problemId, place), after: { total } });
      if (isOfContest(place)) await publish(tx, { event: 'contest.changed', cid: place.contestId });
      return total;
    });
  }

  private notifyAuthor(tx: Executor, { id: submissionId, status: before, ...submission }: Locked, after: Status, { caller }: Actor) {
    return notifyAuthor(tx, { ...submission, submissionId, before, after }, { by: 'hand', senderId: caller.id });
  }

  /** The verdict after a change by hand, for the live stream. */
  private async published(tx: Executor, { id }: Locked, status: Status) {
    const verdict = this.found(await this.queries.verdict(tx, id));
    const { time, memory, score, judger } = verdict;
    await publishSubmission(tx, { event: 'submission.judged', submitId: id, status, time, memory, score, judger });
    return verdict;
  }

  private found<Row>(row: Row | undefined): Row {
    if (row === undefined) throw new ApiError('submission.notFound');
    return row;
  }
}

const targetOf = (problemId: number, place: Place) =>
  isPractice(place) ? `problem ${problemId}` : `problem ${problemId} of contest ${place.contestId}`;
