import { ApiError, type contract, type ServerInput, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { type InSiteOrContest, Scopes } from '../../access/scope';
import type { Caller } from '../../access/caller';
import type { InputFor } from '../../api/handles';
import { SubmitPolicy } from '../problem/submitPolicy';
import { ContestQueries } from '../contest/contest.queries';
import { ProblemQueries } from '../problem/problem.queries';
import { checkCode } from '../submission/submission.rules';
import { CustomTestQueries } from './customTest.queries';

type Api = typeof contract.customTest;

/** What existing clients call the place of a problem. */
const typeOf = { site: 'public', contest: 'contest' } as const;

const PREFIX = 'TEST_JUDGE_';

@Injectable()
export class CustomTestService {
  constructor(
    private readonly queries: CustomTestQueries,
    private readonly problems: ProblemQueries,
    private readonly contests: ContestQueries,
    private readonly submitPolicy: SubmitPolicy,
    private readonly scopes: Scopes,
  ) {}

  async start(draft: InputFor<Api['start']>, scoped: InSiteOrContest) {
    const where = draft.type === 'contest' && scoped.kind === 'site' ? await this.contestWith(draft.pid, scoped.caller) : scoped;
    const isInGroup = where.kind === 'site' && (draft.gid !== undefined || draft.type === 'group');
    const type = isInGroup ? 'group' : typeOf[where.kind];
    if (draft.isRemoteJudge || (draft.type ?? (isInGroup ? 'group' : 'public')) !== type) throw new ApiError('submission.unsupported');
    checkCode(draft.code);
    const { caller } = where;
    const problem = await this.problemOf(draft, where);
    if (problem.remoteOj) throw new ApiError('submission.unsupported');
    const key = randomBytes(16).toString('hex');
    const { language, code, userInput: input, expectedOutput: expected = null } = draft;
    await this.queries.withUserLock(caller.id, async tx => {
      if (await this.queries.isRunning(tx, caller.id, 'run')) throw new ApiError('customTest.tooMany');
      await this.queries.start(tx, caller.id, key, { kind: 'run', problemId: problem.id, language, code, input, expected });
    });
    return PREFIX + key;
  }

  /** Existing clients do not say which contest: the latest one with the problem in which the caller may submit now. */
  private async contestWith(pid: number, caller: Caller): Promise<InSiteOrContest> {
    for (const cid of await this.contests.withProblem(pid)) {
      const scoped = await this.scopes.contest(cid, caller).catch(ignoreRefusal);
      if (scoped?.powers.submit) return scoped;
    }
    throw new ApiError('contest.problemNotFound');
  }

  /** The problem, if the caller may run a program for it here. @throws ApiError. */
  private async problemOf(draft: InputFor<Api['start']>, scoped: InSiteOrContest) {
    const problem = await this.problems.find(draft.pid);
    // Existing clients do not say which group: that of the problem.
    const gid = draft.gid ?? (draft.type === 'group' ? (problem?.groupId ?? undefined) : undefined);
    if (scoped.kind === 'site') return this.submitPolicy.check(problem, { ...draft, gid }, scoped.caller);
    const isThere = await this.contests.hasProblem(scoped.contest.id, draft.pid);
    return this.submitPolicy.checkInContest(isThere ? problem : undefined, draft);
  }

  async result({ testJudgeKey }: ServerInput<Api['result']>, caller: Caller) {
    const key = testJudgeKey.startsWith(PREFIX) ? testJudgeKey.slice(PREFIX.length) : '';
    const found = await this.queries.read(key, caller.id);
    if (!found || found.order.kind !== 'run') throw new ApiError('customTest.notFound');
    const { order, result, judgeMode } = found;
    return {
      status: result?.status ?? Status.pending,
      time: result?.timeMs ?? null,
      memory: result?.memoryKb ?? null,
      userInput: order.input,
      userOutput: result?.output ?? null,
      expectedOutput: order.expected,
      stderr: result?.errors ?? null,
      problemJudgeMode: judgeMode ?? 'default',
    };
  }
}

/** Ignores the refusal of a contest that the caller may not know of. */
function ignoreRefusal(reason: unknown): undefined {
  if (!(reason instanceof ApiError)) throw reason;
}
