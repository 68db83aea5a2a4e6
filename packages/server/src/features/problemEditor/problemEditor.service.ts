import { ApiError, type contract, type ServerInput, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { checkGroupPowers, GroupScopes, type InGroup } from '../../access/groupScope';
import type { Caller } from '../../access/caller';
import type { InputFor } from '../../api/handles';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { type EntryPoint, ProblemAccess } from '../problem/problemAccess';
import { isProblemAdmin, mayEditInScope, PRIVATE } from '../problem/problem.rules';
import { ProblemEditorQueries } from './problemEditor.queries';
import { checkAuth } from './problemEditor.rules';
import { WholeProblems } from './wholeProblems';

type Api = typeof contract.problemEditor;
type InGroups = typeof contract.groupProblem;
/** Which calls somebody uses: a problem is there for those of the place that it belongs to. */
type OneEntryPoint = Exclude<EntryPoint, 'any'>;

/** What editors do to problems, of the site and of groups. */
@Injectable()
export class ProblemEditorService {
  constructor(
    private readonly queries: ProblemEditorQueries,
    private readonly whole: WholeProblems,
    private readonly access: ProblemAccess,
    private readonly groups: GroupScopes,
  ) {}

  async list({ currentPage, limit, auth, oj, keyword }: ServerInput<Api['list']>, caller: Caller) {
    const source = oj && !['All', 'ALL', 'ME', 'Mine'].includes(oj) ? oj : undefined;
    const { records, total } = await this.queries.page({ keyword, auth: Number(auth) || undefined, oj: source }, { currentPage, limit });
    const rows = records.map(record => ({ ...record, mayEdit: mayEditInScope(undefined, caller, record) }));
    return toPage(rows, total, { currentPage, limit });
  }

  /** One that has become public is listed, but belongs to the site. */
  async listOfGroup({ currentPage, limit, keyword }: InputFor<InGroups['all']>, scoped: InGroup) {
    const { records, total } = await this.queries.page({ madeIn: scoped.group.id, keyword }, { currentPage, limit });
    const rows = records.map(record => ({ ...record, mayEdit: mayEditInScope(scoped, scoped.caller, record) }));
    return toPage(rows, total, { currentPage, limit });
  }

  read = ({ pid }: ServerInput<Api['read']>, caller: Caller, from: OneEntryPoint) => this.whole.read(pid, caller, from);

  add(draft: ServerInput<Api['add']>, actor: Actor) {
    checkAuth(actor.caller, draft.problem.auth);
    return this.whole.add(draft, actor);
  }

  async addToGroup({ problem: { gid, ...problem }, ...draft }: ServerInput<InGroups['add']>, actor: Actor) {
    const scoped = await this.groups.open(gid, actor.caller);
    checkGroupPowers(scoped, 'manage');
    checkAuth(actor.caller, problem.auth, { auth: PRIVATE, groupId: gid });
    return this.whole.add({ ...draft, problem }, actor, undefined, scoped.group);
  }

  change = (draft: ServerInput<Api['change']>, actor: Actor, from: OneEntryPoint) => this.whole.change(draft, actor, undefined, from);

  remove({ pid }: ServerInput<Api['remove']>, actor: Actor, from: OneEntryPoint) {
    const { caller } = actor;
    if (from === 'site' && !isProblemAdmin(caller)) throw new ApiError('access.denied');
    return this.whole.transaction(async tx => {
      const wanted = { action: 'change', from, executor: tx } as const;
      const before = await this.access.edit(await this.queries.lock(tx, pid), caller, wanted);
      if (await this.queries.hasSubmissions(tx, pid)) throw new ApiError('problem.hasSubmissions');
      await this.queries.remove(tx, pid);
      await recordAudit(tx, actor, { action: 'problem.remove', target: before.problemId, before });
    });
  }

  changeAuth({ id, auth }: ServerInput<Api['changeAuth']>, actor: Actor, from: OneEntryPoint) {
    const { caller } = actor;
    return this.whole.transaction(async tx => {
      const wanted = { action: 'change', from, executor: tx } as const;
      const before = await this.access.edit(await this.queries.lock(tx, id), caller, wanted);
      checkAuth(caller, auth, before);
      await this.queries.change(tx, before, { auth, modifiedById: caller.id });
      await recordAudit(tx, actor, {
        action: 'problem.changeAuth',
        target: before.problemId,
        before: { auth: before.auth },
        after: { auth },
      });
    });
  }
}
