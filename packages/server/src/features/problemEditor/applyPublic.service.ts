import { ApiError, type ApplyProgress, applyProgress, type contract, problemVisibilities, type ServerInput, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import { mayChangeThere } from '../../access/problemScope';
import type { Executor } from '../../database/database';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { notify } from '../notification/notify.queries';
import { ProblemAccess } from '../problem/problemAccess';
import type { problems } from '../problem/problem.table';
import { ApplyPublicQueries } from './applyPublic.queries';
import { ProblemEditorQueries } from './problemEditor.queries';
import { WholeProblems } from './wholeProblems';

type Row = typeof problems.$inferSelect;
type Group = Awaited<ReturnType<ApplyPublicQueries['groups']>>[number];

/** How problems of groups become problems of the site: the group applies, a problem admin decides. */
@Injectable()
export class ApplyPublicService {
  constructor(
    private readonly queries: ApplyPublicQueries,
    private readonly problems: ProblemEditorQueries,
    private readonly whole: WholeProblems,
    private readonly access: ProblemAccess,
  ) {}

  apply({ pid, isApplied }: ServerInput<typeof contract.groupProblem.applyPublic>, actor: Actor) {
    const { caller } = actor;
    return this.whole.transaction(async tx => {
      const wanted = { need: 'change', of: 'group', executor: tx } as const;
      const before = await this.access.edit(await this.problems.lock(tx, pid), caller, wanted);
      const change = isApplied
        ? { applyPublicProgress: applyProgress.applied, appliedById: caller.id }
        : { applyPublicProgress: null, appliedById: null };
      await this.problems.update(tx, pid, change);
      await this.record(tx, before, change.applyPublicProgress, actor);
    });
  }

  async page({ keyword, gid, ...paging }: ServerInput<typeof contract.groupProblemDesk.list>, caller: Caller) {
    const { records, total } = await this.queries.page({ keyword, gid: gid ?? undefined }, paging);
    const ids = [...new Set(records.map(({ originGroupId }) => originGroupId ?? 0))];
    const names = new Map((await this.queries.groups(ids)).map(({ id, name }) => [id, name]));
    const rows = records.map(record => {
      const gidOf = record.originGroupId ?? 0;
      return { ...record, mayEdit: mayChangeThere(caller, record, undefined), gid: gidOf, groupName: names.get(gidOf) ?? '' };
    });
    return toPage(rows, total, paging);
  }

  decide({ pid, progress }: ServerInput<typeof contract.groupProblemDesk.changeProgress>, actor: Actor) {
    return this.whole.transaction(async tx => {
      const before = await this.problems.lock(tx, pid);
      const [group] = before?.originGroupId ? await this.queries.groups([before.originGroupId], tx) : [];
      if (!before || !group) throw new ApiError('problem.notFound');
      if (before.applyPublicProgress === null) throw new ApiError('problem.notApplied');
      const decided = progress as ApplyProgress;
      if (decided === before.applyPublicProgress) return;
      await this.move(tx, before, decided, group.id);
      await this.record(tx, before, decided, actor);
      if (decided !== applyProgress.applied) await this.tell(tx, before, group, decided, actor);
    });
  }

  private async move(tx: Executor, before: Row, decided: ApplyProgress, gid: number) {
    const isPublic = decided === applyProgress.public;
    if (isPublic && before.groupId !== null) {
      if (await this.queries.isOfSite(tx, before)) throw new ApiError('remote.exists');
      await this.problems.takeTagsAlong(tx, before.id);
      await this.queries.unshareCodes(tx, before.id);
    }
    const auth = isPublic && before.auth !== problemVisibilities.contest ? problemVisibilities.public : before.auth;
    await this.problems.change(tx, before, { applyPublicProgress: decided, groupId: isPublic ? null : gid, auth });
  }

  private async tell(tx: Executor, { authorId, appliedById, problemId }: Row, group: Group, decided: 2 | 3, { caller }: Actor) {
    const matter = {
      about: 'groupProblem',
      gid: group.id,
      group: group.name,
      problemId,
      isPublic: decided === applyProgress.public,
    } as const;
    const concerned = new Set([authorId, appliedById ?? authorId, group.ownerId]);
    for (const userId of concerned) await notify(tx, { kind: 'mine', userId, senderId: caller.id, matter });
  }

  private readonly record = (tx: Executor, { problemId, applyPublicProgress }: Row, after: ApplyProgress | null, actor: Actor) =>
    recordAudit(tx, actor, {
      action: 'problem.applyPublic',
      target: problemId,
      before: { progress: applyPublicProgress },
      after: { progress: after },
    });
}
