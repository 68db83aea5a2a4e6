import {
  ApiError,
  type contract,
  MOST_TRAINING_PROBLEMS,
  problemVisibilities,
  type ServerInput,
  toPage,
  TrainingDisplayId,
} from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { mayChangeThere } from '../../access/problemScope';
import type { InTraining } from '../../access/trainingScope';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import type { Executor } from '../../database/database';
import { unlessTaken } from '../../database/unlessTaken';
import { recordAudit } from '../audit/audit.queries';
import { differences } from '../audit/differences';
import { isProblemAdmin } from '../problem/problem.rules';
import { RemoteProblems } from '../remote/remoteProblems';
import type { trainingProblems } from '../training/training.table';
import { TrainingEditorQueries } from './trainingEditor.queries';
import { TrainingProblemQueries } from './trainingProblem.queries';

type Api = typeof contract.trainingEditor;
type GroupApi = typeof contract.groupTraining;
type Entry = typeof trainingProblems.$inferSelect;

/** Which problems a training has, in which order, and what they are called in it. */
@Injectable()
export class TrainingProblemService {
  constructor(
    private readonly queries: TrainingProblemQueries,
    private readonly editor: TrainingEditorQueries,
    private readonly remote: RemoteProblems,
  ) {}

  async list({ keyword, queryExisted, currentPage, limit }: InputFor<Api['problems']>, { training, group, caller }: InTraining) {
    const paging = { currentPage, limit };
    const { records, total } = await this.queries.page(training.id, { keyword, isThere: queryExisted }, paging);
    const ids = records.map(({ id }) => id);
    const entries = queryExisted && ids.length ? await this.queries.entries(training.id, ids) : [];
    const rows = records.map(record => ({ ...record, mayEdit: mayChangeThere(caller, record, group) }));
    const trainingProblemMap = Object.fromEntries(entries.map(entry => [entry.problemId, onWire(entry)]));
    return { problemList: toPage(rows, total, paging), trainingProblemMap };
  }

  add({ pid, displayId }: InputFor<Api['addProblem']>, scoped: InTraining, context: RequestContext) {
    return this.changed(scoped, context, async tx => {
      if (!(await this.queries.isPublic(tx, pid))) throw new ApiError('problem.notFound');
      return this.append(tx, scoped, { problemId: pid, displayId });
    });
  }

  /** A problem of another site. One that is not here yet becomes public, as all problems of trainings are. */
  async import(given: InputFor<Api['importProblem']>, scoped: InTraining, context: RequestContext) {
    const { caller } = scoped;
    const target = this.remote.targetOf(given);
    const found = await this.remote.find(target);
    if (!found && !isProblemAdmin(caller)) throw new ApiError('problem.publishDenied');
    const pid = found?.id ?? (await this.remote.add(target, problemVisibilities.public, { caller, context })).pid;
    const displayId = TrainingDisplayId.safeParse(target.displayId);
    if (!displayId.success) throw new ApiError('remote.problemId');
    await this.add({ pid, displayId: displayId.data }, scoped, context);
    return { pid, problemId: target.displayId };
  }

  /** A problem of the group that the training belongs to. */
  addOwn({ problemId, displayId }: Omit<ServerInput<GroupApi['addOwnProblem']>, 'tid'>, scoped: InTraining, context: RequestContext) {
    return this.changed(scoped, context, async tx => {
      const problem = await this.queries.ofGroup(tx, problemId, scoped.training.groupId);
      if (!problem) throw new ApiError('problem.notFound');
      const called = TrainingDisplayId.safeParse(displayId ?? problem.problemId);
      if (!called.success) throw new ApiError('input.invalid');
      return this.append(tx, scoped, { problemId: problem.id, displayId: called.data });
    });
  }

  change({ pid, displayId, rank, text }: InputFor<Api['changeProblem']>, scoped: InTraining, context: RequestContext) {
    return this.changed(scoped, context, async tx => {
      const entry = found(await this.queries.find(tx, scoped.training.id, pid));
      const change = { displayId, rank, ...(text !== undefined && { text }) };
      await unlessTaken('training.problemTaken', this.queries.change(tx, scoped.training.id, pid, change));
      const { before, after } = differences(entry, change);
      return { action: 'training.changeProblem', before: { pid, ...before }, after };
    });
  }

  order({ pids }: InputFor<Api['orderProblems']>, scoped: InTraining, context: RequestContext) {
    return this.changed(scoped, context, async tx => {
      const before = (await this.queries.inOrder(tx, scoped.training.id)).map(({ problemId }) => problemId);
      const wanted = new Set(pids);
      const isSame = wanted.size === pids.length && before.length === pids.length && before.every(pid => wanted.has(pid));
      if (!isSame) throw new ApiError('training.orderChanged');
      await this.queries.order(tx, scoped.training.id, pids);
      return { action: 'training.orderProblems', before: { pids: before }, after: { pids } };
    });
  }

  remove({ pid }: InputFor<Api['removeProblem']>, scoped: InTraining, context: RequestContext) {
    return this.changed(scoped, context, async tx => {
      const before = found(await this.queries.find(tx, scoped.training.id, pid));
      await this.queries.remove(tx, scoped.training.id, pid);
      return { action: 'training.removeProblem', before };
    });
  }

  private async append(tx: Executor, { training: { id: trainingId } }: InTraining, called: { problemId: number; displayId: string }) {
    const present = await this.queries.inOrder(tx, trainingId);
    if (present.length >= MOST_TRAINING_PROBLEMS) throw new ApiError('training.full');
    const rank = Math.min((await this.queries.lastRank(tx, trainingId)) + 1, 2_147_483_647);
    const entry = { trainingId, ...called, rank };
    await unlessTaken('training.problemTaken', this.queries.add(tx, entry));
    return { action: 'training.addProblem', after: entry };
  }

  /** Changes of one training wait for each other. */
  private changed(
    { training: { id }, caller }: InTraining,
    context: RequestContext,
    work: (tx: Executor) => Promise<{ action: string; before?: unknown; after?: unknown }>,
  ) {
    return this.editor.transaction(async tx => {
      if (!(await this.editor.lock(tx, id))) throw new ApiError('training.notFound');
      const record = await work(tx);
      await this.editor.change(tx, id, {});
      await recordAudit(tx, { caller, context }, { ...record, target: String(id) });
    });
  }
}

function found(entry: Entry | undefined): Entry {
  if (!entry) throw new ApiError('training.problemNotFound');
  return entry;
}

const onWire = ({ id, trainingId: tid, problemId: pid, displayId, rank, text }: Entry) => ({ id, tid, pid, displayId, rank, text });
