import { ApiError, type contract, problemVisibilities, type ServerInput, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { checkGroupPowers, GroupScopes, type InGroup } from '../../access/groupScope';
import { type CallsOf, mayChangeThere } from '../../access/problemScope';
import type { Caller } from '../../access/caller';
import type { InputFor } from '../../api/handles';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { ProblemAccess } from '../problem/problemAccess';
import { isProblemAdmin } from '../problem/problem.rules';
import { ProblemEditorQueries } from './problemEditor.queries';
import { checkAuth } from './problemEditor.rules';
import { WholeProblems } from './wholeProblems';

type Api = typeof contract.problemEditor;
type InGroups = typeof contract.groupProblem;
/** A problem is there for the calls of the place that it belongs to. */
type CallsOfOne = Exclude<CallsOf, 'either'>;

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
    const rows = records.map(record => ({ ...record, mayEdit: mayChangeThere(caller, record, undefined) }));
    return toPage(rows, total, { currentPage, limit });
  }

  /** One that has become public is listed, but belongs to the site. */
  async listOfGroup({ currentPage, limit, keyword }: InputFor<InGroups['all']>, scoped: InGroup) {
    const { records, total } = await this.queries.page({ madeIn: scoped.group.id, keyword }, { currentPage, limit });
    const rows = records.map(record => ({ ...record, mayEdit: mayChangeThere(scoped.caller, record, scoped) }));
    return toPage(rows, total, { currentPage, limit });
  }

  read = ({ pid }: ServerInput<Api['read']>, caller: Caller, of: CallsOfOne) => this.whole.read(pid, caller, of);

  add(draft: ServerInput<Api['add']>, actor: Actor) {
    checkAuth(actor.caller, draft.problem.auth);
    return this.whole.add(draft, actor);
  }

  async addToGroup({ problem: { gid, ...problem }, ...draft }: ServerInput<InGroups['add']>, actor: Actor) {
    const scoped = await this.groups.open(gid, actor.caller);
    checkGroupPowers(scoped, 'manage');
    checkAuth(actor.caller, problem.auth, { auth: problemVisibilities.private, groupId: gid });
    return this.whole.add({ ...draft, problem }, actor, undefined, scoped.group);
  }

  change = (draft: ServerInput<Api['change']>, actor: Actor, of: CallsOfOne) => this.whole.change(draft, actor, undefined, of);

  remove({ pid }: ServerInput<Api['remove']>, actor: Actor, of: CallsOfOne) {
    const { caller } = actor;
    if (of === 'site' && !isProblemAdmin(caller)) throw new ApiError('access.denied');
    return this.whole.transaction(async tx => {
      const wanted = { need: 'change', of, executor: tx } as const;
      const before = await this.access.edit(await this.queries.lock(tx, pid), caller, wanted);
      if (await this.queries.hasSubmissions(tx, pid)) throw new ApiError('problem.hasSubmissions');
      await this.queries.remove(tx, pid);
      await recordAudit(tx, actor, { action: 'problem.remove', target: before.problemId, before });
    });
  }

  changeAuth({ id, auth }: ServerInput<Api['changeAuth']>, actor: Actor, of: CallsOfOne) {
    const { caller } = actor;
    return this.whole.transaction(async tx => {
      const wanted = { need: 'change', of, executor: tx } as const;
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
