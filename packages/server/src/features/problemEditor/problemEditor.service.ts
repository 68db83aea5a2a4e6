import { ApiError, type contract, type ServerInput, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../api/caller';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { isProblemAdmin, mayEdit } from '../problem/problem.rules';
import { ProblemEditorQueries } from './problemEditor.queries';
import { checkAuth } from './problemEditor.rules';
import { WholeProblems } from './wholeProblems';

type Api = typeof contract.problemEditor;

@Injectable()
export class ProblemEditorService {
  constructor(
    private readonly queries: ProblemEditorQueries,
    private readonly whole: WholeProblems,
  ) {}

  async list({ currentPage, limit, auth, oj, keyword }: ServerInput<Api['list']>, caller: Caller) {
    const source = oj && !['All', 'ALL', 'ME', 'Mine'].includes(oj) ? oj : undefined;
    const { records, total } = await this.queries.page({ keyword, auth: Number(auth) || undefined, oj: source }, { currentPage, limit });
    const rows = records.map(record => ({ ...record, isRemote: false, mayEdit: mayEdit(caller, record) }));
    return toPage(rows, total, { currentPage, limit });
  }

  read = ({ pid }: ServerInput<Api['read']>, caller: Caller) => this.whole.read(pid, caller);

  add(draft: ServerInput<Api['add']>, actor: Actor) {
    checkAuth(actor.caller, draft.problem.auth);
    return this.whole.add(draft, actor);
  }

  change = (draft: ServerInput<Api['change']>, actor: Actor) => this.whole.change(draft, actor);

  remove({ pid }: ServerInput<Api['remove']>, actor: Actor) {
    if (!isProblemAdmin(actor.caller)) throw new ApiError('access.denied');
    return this.whole.transaction(async tx => {
      const before = await this.queries.lock(tx, pid);
      if (!before) throw new ApiError('problem.notFound');
      if (await this.queries.hasSubmissions(tx, pid)) throw new ApiError('problem.hasSubmissions');
      await this.queries.remove(tx, pid);
      await recordAudit(tx, actor, { action: 'problem.remove', target: before.problemId, before });
    });
  }

  changeAuth({ id, auth }: ServerInput<Api['changeAuth']>, actor: Actor) {
    return this.whole.transaction(async tx => {
      const before = await this.queries.lock(tx, id);
      if (!before) throw new ApiError('problem.notFound');
      if (!mayEdit(actor.caller, before)) throw new ApiError('access.denied');
      checkAuth(actor.caller, auth, before.auth);
      await this.queries.change(tx, before, { auth, modifiedById: actor.caller.id });
      await recordAudit(tx, actor, {
        action: 'problem.changeAuth',
        target: before.problemId,
        before: { auth: before.auth },
        after: { auth },
      });
    });
  }
}
