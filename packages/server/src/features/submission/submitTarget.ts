import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { checkPowers, type Scope, type Scoped, Scopes } from '../../access/scope';
import type { Executor } from '../../database/database';
import { priorities } from '../../judge/queue/queue';
import { ContestQueries } from '../contest/contest.queries';
import { ProblemQueries } from '../problem/problem.queries';
import { SubmitPolicy } from '../problem/submitPolicy';
import { type Place, placeOf, practice } from './place';
import { SubmitThrottle } from './submitThrottle';

interface Draft {
  /** Display id: of the site, or of the contest. */
  pid: string;
  language: string;
}

/** Where a submission goes: made once from stored rows, before it is stored. */
export interface SubmitTarget {
  place: Place;
  problemId: number;
  priority: number;
  /** Seconds that must lie between two submissions; 0: there is no such rule. */
  intervalS: number;
  /** Looks again in the transaction that stores the submission. @throws ApiError when it may not be made there any more. */
  recheck(tx: Executor): Promise<void>;
}

@Injectable()
export class SubmitTargets {
  constructor(
    private readonly problems: ProblemQueries,
    private readonly contests: ContestQueries,
    private readonly policy: SubmitPolicy,
    private readonly throttle: SubmitThrottle,
    private readonly scopes: Scopes,
  ) {}

  /** @throws ApiError when the caller may not submit this there. */
  async of(scoped: Scoped<Scope>, draft: Draft): Promise<SubmitTarget> {
    if (scoped.kind === 'contest') return this.inContest(scoped, draft);
    const problem = await this.policy.check(await this.problems.findByDisplayId(draft.pid), draft, scoped.caller);
    const intervalS = await this.throttle.intervalS();
    return { place: practice, problemId: problem.id, priority: priorities.practice, intervalS, recheck: async () => undefined };
  }

  /** A virtual participation takes nothing from a contest that is being held: it waits like practice. */
  private async inContest(scoped: Scoped<Scope & { kind: 'contest' }>, draft: Draft): Promise<SubmitTarget> {
    const { contest, caller, run } = scoped;
    const { id } = contest;
    const entry = await this.contests.problemNamed(id, draft.pid);
    const problem = await this.policy.checkInContest(entry && (await this.problems.find(entry.problemId)), draft);
    const recheck = async (tx: Executor) => {
      const then = await this.scopes.contest(id, caller, { executor: tx });
      checkPowers(then, 'submit');
      if (then.run?.id !== run?.id) throw new ApiError('contest.ended');
      const now = await this.contests.problemNamed(id, draft.pid, tx);
      if (now?.problemId !== problem.id) throw new ApiError('contest.problemNotFound');
    };
    const asPractice = { priority: priorities.practice, intervalS: await this.throttle.intervalS() };
    const pace = run ? asPractice : { priority: priorities.contest, intervalS: 0 };
    return { place: placeOf(scoped), problemId: problem.id, ...pace, recheck };
  }
}
