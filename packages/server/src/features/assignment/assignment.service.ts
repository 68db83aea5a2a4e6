import { ApiError, type contract, MOST_GROUP_ASSIGNMENTS, type ServerInput, Status, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import { TrainingScopes } from '../../access/scope';
import type { Caller } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import type { Executor } from '../../database/database';
import { recordAudit } from '../audit/audit.queries';
import { LockedGroups } from '../group/lockedGroups';
import type { AssignmentNotification } from '../notification/notification.table';
import { notifyAll } from '../notification/notify.queries';
import { TrainingRankQueries } from '../trainingRank/trainingRank.queries';
import { TrainingQueries } from '../training/training.queries';
import { AssignmentAccess } from './assignmentAccess';
import { AssignmentLimits } from './assignmentLimits';
import { AssignmentQueries } from './assignment.queries';
import { sumsOf } from './assignment.rules';

type Api = typeof contract.assignment;
type Terms = ServerInput<Api['add']>['terms'];
type Row = NonNullable<Awaited<ReturnType<AssignmentQueries['one']>>>;

@Injectable()
export class AssignmentService {
  constructor(
    private readonly queries: AssignmentQueries,
    private readonly access: AssignmentAccess,
    private readonly trainings: TrainingQueries,
    private readonly trainingScopes: TrainingScopes,
    private readonly cells: TrainingRankQueries,
    private readonly locked: LockedGroups,
    private readonly limits: AssignmentLimits,
  ) {}

  async ofGroup(paging: InputFor<Api['list']>, { group, powers, caller }: InGroup) {
    const whose = { callerId: caller.id, onlyOf: powers.manage ? undefined : caller.id };
    const { records, total } = await this.queries.ofGroup(group.id, whose, paging);
    return toPage(await this.told(records, caller), total, paging);
  }

  async due({ isOver, isDone, ...paging }: ServerInput<Api['due']>, caller: Caller) {
    const { records, total } = await this.queries.due(caller.id, { isOver, isDone }, paging);
    return toPage(await this.told(records, caller), total, paging);
  }

  async detail({ id }: InputFor<Api['detail']>, scoped: InGroup) {
    const found = await this.access.open(id, scoped);
    const [told] = await this.told([found], scoped.caller);
    if (!told) throw new ApiError('assignment.notFound');
    return told;
  }

  async chosen({ id }: InputFor<Api['chosen']>, scoped: InGroup) {
    await this.access.open(id, scoped);
    return this.queries.chosen(id);
  }

  async add({ tid, terms }: InputFor<Api['add']>, { group, caller }: InGroup) {
    await this.limits.countWriting(caller.id);
    if (terms.dueAt.getTime() <= Date.now()) throw new ApiError('assignment.overdue');
    return this.queries.transaction(async tx => {
      const { scoped } = await this.locked.open(tx, group.id, caller, 'manage');
      await this.checkTraining(tx, tid, scoped);
      if ((await this.queries.countOfGroup(tx, group.id)) >= MOST_GROUP_ASSIGNMENTS) throw new ApiError('assignment.tooMany');
      const id = await this.queries.add(tx, { ...columnsOf(terms), groupId: group.id, trainingId: tid, authorId: caller.id });
      await this.choose(tx, id, group.id, terms);
      await this.tell(tx, id, scoped, 'handedOut');
      return { id };
    });
  }

  async change({ id, terms }: InputFor<Api['change']>, { group, caller }: InGroup) {
    await this.limits.countWriting(caller.id);
    await this.queries.transaction(async tx => {
      const { scoped } = await this.locked.open(tx, group.id, caller, 'manage');
      const before = await this.access.open(id, scoped, tx);
      const concernedBefore = new Set(await this.queries.studentIds(id, {}, tx));
      await this.queries.change(tx, id, columnsOf(terms));
      await this.choose(tx, id, group.id, terms);
      await this.tell(tx, id, scoped, 'handedOut', userId => !concernedBefore.has(userId));
      const isMoved = before.dueAt.getTime() !== terms.dueAt.getTime() || before.lateUntil?.getTime() !== terms.lateUntil?.getTime();
      if (isMoved) await this.tell(tx, id, scoped, 'deadline', userId => concernedBefore.has(userId));
    });
  }

  async remove({ id }: InputFor<Api['remove']>, { group, caller }: InGroup, context: RequestContext) {
    await this.limits.countWriting(caller.id);
    await this.queries.transaction(async tx => {
      const { scoped } = await this.locked.open(tx, group.id, caller, 'manage');
      const { gid, tid, title, dueAt } = await this.access.open(id, scoped, tx);
      await this.queries.remove(tx, id);
      await recordAudit(tx, { caller, context }, { action: 'assignment.remove', target: String(id), before: { gid, tid, title, dueAt } });
    });
  }

  /** The caller must know of the training, and the members must be able to read it. */
  private async checkTraining(tx: Executor, tid: number, { group, caller }: InGroup) {
    const { training } = await this.trainingScopes.training(tid, caller, tx);
    const isOfGroup = training.groupId === group.id;
    if (training.groupId !== null && !isOfGroup) throw new ApiError('training.notFound');
    if (!training.visible || (!isOfGroup && training.auth !== 'Public')) throw new ApiError('assignment.trainingClosed');
  }

  private async choose(tx: Executor, id: number, gid: number, { toAll, uids }: Terms) {
    const members = toAll ? [] : await this.queries.membersAmong(tx, gid, [...new Set(uids)]);
    if (!toAll && !members.length) throw new ApiError('group.memberNotFound');
    await this.queries.choose(tx, id, members);
  }

  private async tell(
    tx: Executor,
    id: number,
    { group, caller }: InGroup,
    change: AssignmentNotification['change'],
    isMeant: (userId: number) => boolean = () => true,
  ) {
    const stored = await this.queries.one(group.id, id, caller.id, tx);
    if (!stored) return;
    const told = (await this.queries.studentIds(id, {}, tx)).filter(userId => userId !== caller.id && isMeant(userId));
    const { title, dueAt, lateUntil } = stored;
    const times = { dueAt: dueAt.toISOString(), lateUntil: lateUntil?.toISOString() ?? null };
    const matter = { about: 'assignment', gid: group.id, name: group.name, id, title, change, ...times } as const;
    await notifyAll(tx, told, { senderId: caller.id, matter });
  }

  /** Rows with the progress of the reader, from the reader's own submissions. */
  private async told(rows: Row[], { id: userId }: Caller) {
    if (!rows.length) return [];
    const called = await this.trainings.displayIds([...new Set(rows.map(({ tid }) => tid))], userId);
    const asked = rows.some(({ isConcerned }) => isConcerned)
      ? [...new Set([...called.values()].flat().map(([problemId]) => problemId))]
      : [];
    const tried = (await this.cells.cells([userId], asked)).get(userId);
    return rows.map(({ isConcerned, ...row }) => {
      const own = called.get(row.tid) ?? [];
      const problemIds = own.map(([problemId]) => problemId);
      const { solved, late } = sumsOf(tried, problemIds, row);
      const next = own.find(([problemId, , isTaken]) => !isTaken && tried?.get(problemId)?.status !== Status.accepted)?.[1] ?? null;
      return { ...row, problemCount: own.length, progress: isConcerned ? { solved, late, next } : null };
    });
  }
}

const columnsOf = ({ dueAt, lateUntil = null, note, toAll }: Terms) => ({ dueAt, lateUntil, note, toAll });
