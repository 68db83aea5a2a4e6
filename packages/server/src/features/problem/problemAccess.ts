import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { mayInGroup } from '../../access/groupPolicy';
import { GroupScopes } from '../../access/groupScope';
import { type Caller, isAdmin } from '../../access/caller';
import type { Executor } from '../../database/database';
import { mayEdit, mayOpen, mayOpenInGroup, type ProblemFacts, reviews } from './problem.rules';

/** Where the caller opens a problem. */
interface Opening {
  /** Id of the group in whose pages it is opened; undefined: the pages of the site. */
  gid?: number | undefined;
  executor?: Executor | undefined;
}

/** What an editor does with a problem: change it, or see what is hidden from others. */
export type ProblemAction = 'change' | 'see';
/** The calls that the editor uses: those of the site, those of groups, or one that both have. */
export type EntryPoint = 'site' | 'group' | 'any';

/** Decides who may read and change a problem, of the site or of a group. Nothing else decides it. */
@Injectable()
export class ProblemAccess {
  constructor(private readonly groups: GroupScopes) {}

  /** @throws ApiError when it is not there for the caller. Nobody who may not open a problem learns that there is one. */
  async open<P extends ProblemFacts>(problem: P | undefined, caller: Caller | undefined, { gid, executor }: Opening = {}): Promise<P> {
    if (!problem || !(await this.isOpen(problem, caller, { gid, executor }))) throw new ApiError('problem.notFound');
    return problem;
  }

  /** Opens a problem in the group that it belongs to, or on the site, for calls that have only its number. @throws ApiError like `open`. */
  openAnywhere<P extends ProblemFacts>(problem: P | undefined, caller: Caller | undefined): Promise<P> {
    return this.open(problem, caller, { gid: problem?.groupId ?? undefined });
  }

  /** @throws ApiError when the problem is not there for the caller, or not the caller's to edit. */
  async edit<P extends ProblemFacts>(
    problem: P | undefined,
    caller: Caller,
    { action, from, executor }: { action: ProblemAction; from: EntryPoint; executor?: Executor },
  ): Promise<P> {
    if (!problem) throw new ApiError('problem.notFound');
    if (problem.groupId === null) {
      if (from === 'group' || !mayOpen(caller, problem)) throw new ApiError('problem.notFound');
      if (!isAdmin(caller) || !mayEdit(caller, problem)) throw new ApiError('access.denied');
      return problem;
    }
    if (from !== 'group' && action === 'see' && reviews(caller, problem)) return problem;
    if (from === 'site') throw new ApiError('problem.notFound');
    const group = await this.groups.openFor('problem.notFound', problem.groupId, caller, executor);
    if (!group.powers.manage && !mayOpenInGroup(group, problem)) throw new ApiError('problem.notFound');
    if (!mayInGroup(group, 'changeProblem', problem.authorId)) throw new ApiError('access.denied');
    return problem;
  }

  /** Whether the caller sees what is secret of submissions to a problem of a group. */
  async managesGroup(gid: number, caller: Caller | undefined): Promise<boolean> {
    if (!caller) return false;
    const group = await this.find(gid, caller);
    return group?.powers.configure ?? false;
  }

  /** Whether the caller may change a problem; it may be one that the caller does not know of. */
  async mayChange(problem: Pick<ProblemFacts, 'authorId' | 'groupId'>, caller: Caller): Promise<boolean> {
    if (problem.groupId === null) return mayEdit(caller, problem);
    const group = await this.find(problem.groupId, caller);
    return group !== undefined && mayInGroup(group, 'changeProblem', problem.authorId);
  }

  private async isOpen(problem: ProblemFacts, caller: Caller | undefined, { gid, executor }: Opening) {
    if (problem.groupId === null) return !gid && mayOpen(caller, problem);
    if (reviews(caller, problem) && (!gid || gid === problem.groupId)) return true;
    if (gid !== problem.groupId) return false;
    const group = await this.find(gid, caller, executor);
    return group !== undefined && mayOpenInGroup(group, problem);
  }

  /** The group; undefined when the caller may not know of it. */
  private readonly find = (gid: number, caller: Caller | undefined, executor?: Executor) =>
    this.groups.open(gid, caller, executor).catch((reason: unknown) => {
      if (!(reason instanceof ApiError)) throw reason;
      return undefined;
    });
}
