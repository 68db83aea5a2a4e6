import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { refusesSubmissions } from '../../access/contestClock';
import { checkPowers, type InContest, type Scope, type Scoped, Scopes, TrainingScopes } from '../../access/scope';
import type { InTraining } from '../../access/trainingScope';
import type { Caller } from '../../access/caller';
import type { Executor } from '../../database/database';
import { priorities } from '../../judge/queue/queue';
import { ContestQueries } from '../contest/contest.queries';
import { queueOf } from '../../remote/judgedBy';
import { ProblemQueries } from '../problem/problem.queries';
import { ProblemAccess } from '../problem/problemAccess';
import { SubmitPolicy } from '../problem/submitPolicy';
import { TrainingQueries } from '../training/training.queries';
import { type Place, placeOf, practice } from './place.sql';
import { SubmitThrottle } from './submitThrottle';

interface Draft {
  /** Display id of the problem on the site, in the contest or in the training. */
  pid: string;
  language: string;
  /** Id of the group that the problem belongs to. Undefined: it belongs to the site. */
  gid?: number | undefined;
}

/** Where a submission goes: made once from stored rows, before it is stored. */
export interface SubmitTarget {
  place: Place;
  problemId: number;
  /** Queue whose judges take the job. */
  queue: string;
  priority: number;
  /** Seconds that must lie between two submissions; 0: there is no such rule. */
  intervalS: number;
  /** Looks again in the transaction that stores the submission, and stores what it brings with it. @throws ApiError when it may not be made there any more. */
  recheck(tx: Executor): Promise<void>;
}

@Injectable()
export class SubmitTargets {
  constructor(
    private readonly problems: ProblemQueries,
    private readonly contests: ContestQueries,
    private readonly policy: SubmitPolicy,
    private readonly access: ProblemAccess,
    private readonly throttle: SubmitThrottle,
    private readonly scopes: Scopes,
    private readonly trainings: TrainingQueries,
    private readonly trainingScopes: TrainingScopes,
  ) {}

  /** @throws ApiError when the caller may not submit this there. */
  async of(scoped: Scoped<Scope>, draft: Draft): Promise<SubmitTarget> {
    if (scoped.kind === 'contest') return this.inContest(scoped, draft);
    if (scoped.kind === 'training') return this.inTraining(scoped, draft);
    return this.inPractice(draft.pid, draft, scoped.caller);
  }

  private async inPractice(displayId: string, draft: Draft, caller: Caller): Promise<SubmitTarget> {
    const problem = await this.policy.check(await this.problems.findByDisplayId(displayId), draft, caller);
    const recheck = async (tx: Executor) => {
      if (draft.gid) await this.access.open(await this.problems.find(problem.id), caller, { gid: draft.gid, executor: tx });
    };
    return { place: practice, problemId: problem.id, queue: queueOf(problem, draft.language), ...(await this.paceOfPractice()), recheck };
  }

  /** A submission in a training is one of practice. With it one takes part in a public training. */
  private async inTraining({ training: { id }, caller }: InTraining, draft: Draft): Promise<SubmitTarget> {
    const entry = await this.trainings.problemNamed(id, draft.pid);
    if (!entry) throw new ApiError('training.problemNotFound');
    const recheck = async (tx: Executor) => {
      checkPowers(await this.trainingScopes.training(id, caller, tx), 'submit');
      const now = await this.trainings.problemNamed(id, draft.pid, tx);
      if (now?.problemId !== entry.problemId) throw new ApiError('training.problemNotFound');
      await this.trainings.register(tx, id, caller.id);
    };
    const problem = await this.policy.checkInTraining(await this.problems.find(entry.problemId), draft);
    return { place: practice, problemId: problem.id, queue: queueOf(problem, draft.language), ...(await this.paceOfPractice()), recheck };
  }

  /** A virtual participation takes nothing from a contest that is being held: it waits like practice. */
  private async inContest(scoped: Scoped<Scope & { kind: 'contest' }>, draft: Draft): Promise<SubmitTarget> {
    const { contest, caller, run } = scoped;
    const { id } = contest;
    checkPause(scoped);
    const entry = await this.contests.problemNamed(id, draft.pid);
    const problem = await this.policy.checkInContest(entry && (await this.problems.find(entry.problemId)), draft);
    const recheck = async (tx: Executor) => {
      await this.problems.hold(tx, problem.id);
      await this.contests.holdTimes(tx, id);
      const then = await this.scopes.contest(id, caller, { executor: tx });
      checkPowers(then, 'submit');
      checkPause(then);
      if (then.run?.id !== run?.id) throw new ApiError('contest.ended');
      const now = await this.contests.problemNamed(id, draft.pid, tx);
      if (now?.problemId !== problem.id) throw new ApiError('contest.problemNotFound');
    };
    const pace = run ? await this.paceOfPractice() : { priority: priorityOf(contest), intervalS: 0 };
    return { place: placeOf(scoped), problemId: problem.id, queue: queueOf(problem, draft.language), ...pace, recheck };
  }

  private paceOfPractice = async () => ({ priority: priorities.practice, intervalS: await this.throttle.intervalS() });
}

/** @throws ApiError while a pause refuses submissions. */
function checkPause({ contest, now }: Pick<InContest, 'contest' | 'now'>) {
  if (refusesSubmissions(contest, now)) throw new ApiError('contest.paused');
}

/** Groups are anybody's: what they hold waits for the contests of the site. */
const priorityOf = ({ groupId }: { groupId: number | null }) => (groupId === null ? priorities.contest : priorities.groupContest);
