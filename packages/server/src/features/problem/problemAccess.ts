import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { GroupScopes } from '../../access/groupScope';
import { type CallsOf, type ProblemFacts, powersOverProblem, type ProblemPowers } from '../../access/problemScope';
import type { Caller } from '../../access/caller';
import type { Executor } from '../../database/database';

/** Where the caller opens a problem. */
interface Opening {
  /** Id of the group in whose pages it is opened; undefined: the pages of the site. */
  gid?: number | undefined;
  executor?: Executor | undefined;
}

interface Editing {
  need: 'inspect' | 'change';
  of: CallsOf;
  executor?: Executor;
}

/** Opens problems, of the site or of groups, for who may do with them what is needed. `access/problemScope.ts` decides who may. */
@Injectable()
export class ProblemAccess {
  constructor(private readonly groups: GroupScopes) {}

  /** @throws ApiError when it is not there for the caller. Nobody who may not open a problem learns that there is one. */
  async open<P extends ProblemFacts>(problem: P | undefined, caller: Caller | undefined, opening: Opening = {}): Promise<P> {
    return (await this.openWithPowers(problem, caller, opening)).problem;
  }

  /** The same, with what the caller may do with the problem. @throws ApiError like `open`. */
  async openWithPowers<P extends ProblemFacts>(problem: P | undefined, caller: Caller | undefined, { gid, executor }: Opening = {}) {
    if (!problem) throw new ApiError('problem.notFound');
    const powers = await this.powers(problem, caller, executor);
    const isHere = problem.groupId === (gid || null);
    // Who reviews a problem of a group finds it among those of the site, too.
    if (isHere ? !powers.read : gid || !powers.review) throw new ApiError('problem.notFound');
    return { problem, powers };
  }

  /** Opens a problem in the group that it belongs to, or on the site, for calls that have only its number. @throws ApiError like `open`. */
  openAnywhere<P extends ProblemFacts>(problem: P | undefined, caller: Caller | undefined): Promise<P> {
    return this.open(problem, caller, { gid: problem?.groupId ?? undefined });
  }

  /** @throws ApiError when the problem is not there for the caller, or the caller cannot do with it what is needed. */
  async edit<P extends ProblemFacts>(problem: P | undefined, caller: Caller, { need, of, executor }: Editing): Promise<P> {
    if (!problem) throw new ApiError('problem.notFound');
    // Problems of groups are reviewed by calls of the site. Apart from that, who may review them is nobody special.
    const isForReview = need === 'inspect' && of !== 'group';
    const powers = await this.powers(isForReview ? problem : { ...problem, applyPublicProgress: null }, caller, executor);
    if (powers.review) return problem;
    const isOfOthers = of !== 'either' && (problem.groupId === null) !== (of === 'site');
    if (isOfOthers || !powers.know) throw new ApiError('problem.notFound');
    if (!powers[need]) throw new ApiError('access.denied');
    return problem;
  }

  /** What the caller may do with a problem, of which they may not know. */
  async powers(problem: ProblemFacts, caller: Caller | undefined, executor?: Executor): Promise<ProblemPowers> {
    const group = problem.groupId === null ? undefined : await this.find(problem.groupId, caller, executor);
    return powersOverProblem(caller, problem, group);
  }

  /** Whether the caller sees what is secret of submissions to a problem of a group. */
  async managesGroup(gid: number, caller: Caller | undefined): Promise<boolean> {
    if (!caller) return false;
    const group = await this.find(gid, caller);
    return group?.powers.configure ?? false;
  }

  /** The group; undefined when the caller may not know of it. */
  private readonly find = (gid: number, caller: Caller | undefined, executor?: Executor) =>
    this.groups.open(gid, caller, executor).catch((reason: unknown) => {
      if (!(reason instanceof ApiError)) throw reason;
      return undefined;
    });
}
