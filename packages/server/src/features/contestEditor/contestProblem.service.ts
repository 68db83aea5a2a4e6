import { ApiError, type contract, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import { type Executor, violatedUnique } from '../../database/database';
import { announce } from '../../events/events';
import { recordAudit } from '../audit/audit.queries';
import { ContestQueries } from '../contest/contest.queries';
import type { contestProblems } from '../contest/contest.table';
import { ProblemCache } from '../problem/problem.cache';
import { IN_CONTEST, mayEdit } from '../problem/problem.rules';
import { ProblemEditorQueries } from '../problemEditor/problemEditor.queries';
import { removeSubmissions } from '../submission/removal.queries';
import { ContestEditorQueries } from './contestEditor.queries';
import { ContestProblemQueries } from './contestProblem.queries';

type Api = typeof contract.contestEditor;
type Entry = typeof contestProblems.$inferSelect;

/** Which problems a contest has, and what they are called in it. */
@Injectable()
export class ContestProblemService {
  constructor(
    private readonly queries: ContestProblemQueries,
    private readonly contests: ContestQueries,
    private readonly editor: ContestEditorQueries,
    private readonly problems: ProblemEditorQueries,
    private readonly cache: ProblemCache,
  ) {}

  async list({ problemType, keyword, currentPage, limit }: InputFor<Api['problems']>, { contest, caller }: InContest) {
    const paging = { currentPage, limit };
    const toAdd = problemType === undefined ? undefined : { type: contest.type, caller };
    const [{ records, total }, entries] = await Promise.all([
      this.queries.page(contest.id, { keyword, toAdd }, paging),
      this.contests.problems(contest.id),
    ]);
    const rows = records.map(record => ({ ...record, isRemote: false, mayEdit: mayEdit(caller, record) }));
    const contestProblemMap = Object.fromEntries(entries.map(entry => [entry.problemId, onWire(entry)]));
    return { problemList: toPage(rows, total, paging), contestProblemMap };
  }

  add({ pid, displayId }: InputFor<Api['addProblem']>, { contest, caller }: InContest, context: RequestContext) {
    return this.changed(contest.id, async tx => {
      const problem = await this.problems.lock(tx, pid);
      if (!problem || !(await this.queries.isAddable(tx, pid, caller))) throw new ApiError('problem.notFound');
      if (problem.type !== contest.type) throw new ApiError('contest.problemType');
      await this.queries.add(tx, { contestId: contest.id, problemId: pid, displayId, displayTitle: problem.title });
      await this.problems.change(tx, problem, { auth: IN_CONTEST });
      const after = { problem: problem.problemId, displayId, ...(problem.auth !== IN_CONTEST && { authBefore: problem.auth }) };
      await recordAudit(tx, { caller, context }, { action: 'contest.addProblem', target: String(contest.id), after });
    });
  }

  async read({ pid }: InputFor<Api['problem']>, { contest }: InContest) {
    return onWire(this.found(await this.queries.find(contest.id, pid)));
  }

  change({ pid, ...change }: InputFor<Api['changeProblem']>, { contest, caller }: InContest, context: RequestContext) {
    return this.changed(contest.id, async tx => {
      const { displayId, displayTitle, color } = this.found(await this.queries.find(contest.id, pid, tx));
      const after = { displayId: change.displayId, displayTitle: change.displayTitle, color: change.color || null };
      await this.queries.change(tx, contest.id, pid, after);
      const record = { action: 'contest.changeProblem', target: String(contest.id), before: { displayId, displayTitle, color }, after };
      await recordAudit(tx, { caller, context }, record);
    });
  }

  remove({ pid }: InputFor<Api['removeProblem']>, { contest, caller }: InContest, context: RequestContext) {
    return this.changed(contest.id, async tx => {
      const { displayId } = this.found(await this.queries.find(contest.id, pid, tx));
      await this.queries.remove(tx, contest.id, pid);
      const removed = await removeSubmissions(tx, { contestId: contest.id }, pid);
      const record = { action: 'contest.removeProblem', target: String(contest.id), before: { displayId, pid, submissions: removed } };
      await recordAudit(tx, { caller, context }, record);
    });
  }

  /** Alone among the changes of this contest. */
  private async changed(cid: number, work: (tx: Executor) => Promise<void>) {
    try {
      await this.editor.transaction(async tx => {
        await this.editor.lock(tx, cid);
        await work(tx);
        await announce(tx, { event: 'contest.changed', cid });
      });
    } catch (reason) {
      throw violatedUnique(reason) ? new ApiError('contest.problemTaken') : reason;
    } finally {
      this.cache.forget();
    }
  }

  private found(entry: Entry | undefined): Entry {
    if (!entry) throw new ApiError('contest.problemNotFound');
    return entry;
  }
}

const onWire = ({ id, contestId: cid, problemId: pid, displayId, displayTitle, color }: Entry) => ({
  id,
  cid,
  pid,
  displayId,
  displayTitle,
  color,
});
