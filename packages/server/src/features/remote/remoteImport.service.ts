import { ApiError, type contract, problemVisibilities, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import type { Caller } from '../../access/caller';
import type { InputFor, RequestContext } from '../../api/handles';
import type { Actor } from '../audit/audit.queries';
import { isProblemAdmin } from '../problem/problem.rules';
import { RemoteProblems } from './remoteProblems';

type Api = typeof contract.remote;
type InGroups = typeof contract.groupProblem;

/** Problems of other sites, one by one, for those who edit problems. */
@Injectable()
export class RemoteImportService {
  constructor(private readonly problems: RemoteProblems) {}

  async preview(given: ServerInput<Api['previewProblem']>, caller: Caller, gid?: number) {
    const target = this.problems.targetOf(given);
    const found = await this.problems.find(target, gid);
    const { columns } = await this.problems.read(target, caller);
    const { title, description, input, output, hint, examples, source, languages } = columns;
    return {
      problemId: target.displayId,
      pid: found?.id ?? null,
      title,
      timeLimit: columns.timeLimitMs,
      memoryLimit: columns.memoryLimitMb,
      description,
      input,
      output,
      hint,
      examples,
      source,
      languages,
    };
  }

  previewInGroup = (given: InputFor<InGroups['previewRemote']>, { group, caller }: InGroup) => this.preview(given, caller, group.id);

  /** Members see it. */
  importIntoGroup = (given: InputFor<InGroups['importRemote']>, { group, caller }: InGroup, context: RequestContext) =>
    this.problems.add(this.problems.targetOf(given), problemVisibilities.public, { caller, context }, group);

  /** What not everybody may publish is private at first. */
  async import(given: ServerInput<Api['importProblem']>, actor: Actor) {
    const target = this.problems.targetOf(given);
    if (await this.problems.find(target)) throw new ApiError('remote.exists');
    return this.problems.add(target, isProblemAdmin(actor.caller) ? problemVisibilities.public : problemVisibilities.private, actor);
  }
}
