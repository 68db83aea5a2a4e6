import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { mayInGroup } from '../../access/groupPolicy';
import { GroupScopes } from '../../access/groupScope';
import { type Caller, isAdmin } from '../../access/caller';
import type { Executor } from '../../database/database';
import { mayEdit, mayOpen, mayOpenInGroup, type ProblemFacts, reviews } from './problem.rules';

/** Where somebody asks for a problem. */
interface Door {
  /** The group whose pages it is asked for in; undefined: the pages of the site. */
  gid?: number | undefined;
  executor?: Executor | undefined;
}

/** What an editor wants of a problem: to change it, or to see what is secret of it. */
export type Wish = 'change' | 'see';
/** The calls of the site, those of groups, or one that both use. */
export type EditorDoor = 'site' | 'group' | 'any';

/** Who may read and change a problem, of the site or of a group: the one place that says so. */
@Injectable()
export class ProblemAccess {
  constructor(private readonly groups: GroupScopes) {}

  /** @throws ApiError when it is not there for the caller. Nobody who may not open a problem learns that there is one. */
  async open<P extends ProblemFacts>(problem: P | undefined, caller: Caller | undefined, { gid, executor }: Door = {}): Promise<P> {
    if (!problem || !(await this.isOpen(problem, caller, { gid, executor }))) throw new ApiError('problem.notFound');
    return problem;
  }

  /** A call that names a problem by its number alone, wherever the problem belongs. @throws ApiError like `open`. */
  openAnywhere<P extends ProblemFacts>(problem: P | undefined, caller: Caller | undefined): Promise<P> {
    return this.open(problem, caller, { gid: problem?.groupId ?? undefined });
  }

  /** @throws ApiError when the problem is not there for the caller, or not the caller's to edit. */
  async edit<P extends ProblemFacts>(
    problem: P | undefined,
    caller: Caller,
    { wish, door, executor }: { wish: Wish; door: EditorDoor; executor?: Executor },
  ): Promise<P> {
    if (!problem) throw new ApiError('problem.notFound');
    if (problem.groupId === null) {
      if (door === 'group' || !mayOpen(caller, problem)) throw new ApiError('problem.notFound');
      if (!isAdmin(caller) || !mayEdit(caller, problem)) throw new ApiError('access.denied');
      return problem;
    }
    if (door !== 'group' && wish === 'see' && reviews(caller, problem)) return problem;
    if (door === 'site') throw new ApiError('problem.notFound');
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

  private async isOpen(problem: ProblemFacts, caller: Caller | undefined, { gid, executor }: Door) {
    if (problem.groupId === null) return !gid && mayOpen(caller, problem);
    if (reviews(caller, problem) && (!gid || gid === problem.groupId)) return true;
    if (gid !== problem.groupId) return false;
    const group = await this.find(gid, caller, executor);
    return group !== undefined && mayOpenInGroup(group, problem);
  }

  /** Undefined: the caller may not know of it. */
  private readonly find = (gid: number, caller: Caller | undefined, executor?: Executor) =>
    this.groups.open(gid, caller, executor).catch((reason: unknown) => {
      if (!(reason instanceof ApiError)) throw reason;
      return undefined;
    });
}
