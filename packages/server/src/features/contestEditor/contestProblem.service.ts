import { ApiError, type contract, errorTexts, problemVisibilities, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { checkGroupPowers, GroupScopes } from '../../access/groupScope';
import { mayChangeThere, type ProblemFacts, powersOverProblem } from '../../access/problemScope';
import { checkOwner, checkPowers, type InContest, Scopes } from '../../access/scope';
import type { Caller } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import type { Executor } from '../../database/database';
import { unlessTaken } from '../../database/unlessTaken';
import { publish } from '../../events/events';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { ContestQueries } from '../contest/contest.queries';
import type { contestProblems } from '../contest/contest.table';
import { ProblemCache } from '../problem/problem.cache';
import type { problems } from '../problem/problem.table';
import { ProblemEditorQueries } from '../problemEditor/problemEditor.queries';
import { WholeProblems } from '../problemEditor/wholeProblems';
import { RemoteProblems } from '../remote/remoteProblems';
import { removeSubmissions } from '../submission/removal.queries';
import { ContestEditorQueries } from './contestEditor.queries';
import { ContestProblemQueries } from './contestProblem.queries';

type Api = typeof contract.contestEditor;
type GroupApi = typeof contract.groupContest;
type Entry = typeof contestProblems.$inferSelect;
type StoredProblem = typeof problems.$inferSelect;
type Problem = Pick<StoredProblem, 'id' | 'problemId' | 'title' | 'type'> & { auth?: number; remoteOj?: string | null };
/** Id and title of a problem in a contest. Without a title the problem keeps its own. */
interface Called {
  displayId: string;
  displayTitle?: string;
  color?: string | null | undefined;
}
type Added = InputFor<Api['addProblem']> & Called;
interface In {
  scoped: InContest;
  context: Actor['context'];
}

/** Which problems a contest has, and what they are called in it. */
@Injectable()
export class ContestProblemService {
  constructor(
    private readonly queries: ContestProblemQueries,
    private readonly contests: ContestQueries,
    private readonly editor: ContestEditorQueries,
    private readonly problems: ProblemEditorQueries,
    private readonly wholeProblems: WholeProblems,
    private readonly scopes: Scopes,
    private readonly groups: GroupScopes,
    private readonly remote: RemoteProblems,
    private readonly cache: ProblemCache,
  ) {}

  async list({ problemType, keyword, currentPage, limit }: InputFor<Api['problems']>, { contest, group, caller }: InContest) {
    const paging = { currentPage, limit };
    const toAdd = problemType === undefined ? undefined : { contest, caller };
    const [{ records, total }, entries] = await Promise.all([
      this.queries.page(contest.id, { keyword, toAdd }, paging),
      this.contests.problems(contest.id),
    ]);
    const rows = records.map(record => ({ ...record, mayEdit: mayChangeThere(caller, record, group) }));
    const contestProblemMap = Object.fromEntries(entries.map(entry => [entry.problemId, onWire(entry)]));
    return { problemList: toPage(rows, total, paging), contestProblemMap };
  }

  add({ pid, ...entry }: Added, scoped: InContest, context: RequestContext) {
    return this.changed(async tx => {
      const problem = await this.problems.lock(tx, pid);
      await this.take(tx, await this.joinChosen(tx, problem, entry, { scoped, context }));
    });
  }

  /** Adds all problems or none. */
  addAll({ problems }: InputFor<Api['addProblems']>, scoped: InContest, context: RequestContext) {
    return this.changed(async tx => {
      const pids = problems.map(({ pid }) => pid);
      const locked = new Map((await this.problems.lockAll(tx, pids)).map(problem => [problem.id, problem]));
      const taken: StoredProblem[] = [];
      for (const [place, { pid, ...entry }] of problems.entries())
        taken.push(...(await namingPlace(place, this.joinChosen(tx, locked.get(pid), entry, { scoped, context }))));
      await this.take(tx, taken);
    });
  }

  /** A problem of another site; one that is here already must be one that the caller may add. */
  async import({ displayId, ...given }: InputFor<Api['importProblem']>, scoped: InContest, context: RequestContext) {
    const target = this.remote.targetOf(given);
    const found = await this.remote.find(target);
    const pid = found?.id ?? (await this.remote.add(target, problemVisibilities.contest, { caller: scoped.caller, context })).pid;
    await this.add({ pid, displayId }, scoped, context);
    return { pid, problemId: target.displayId };
  }

  /** A problem of the group that the contest belongs to. */
  addOwn({ problemId, displayId }: InputFor<GroupApi['addOwnProblem']>, scoped: InContest, context: RequestContext) {
    return this.changed(async tx => {
      const pid = await this.queries.idInGroup(tx, problemId, scoped.contest.groupId);
      const problem = pid === undefined ? undefined : await this.problems.lock(tx, pid);
      if (!problem || !(await this.isOwn(tx, problem, scoped))) throw new ApiError('problem.notFound');
      await this.join(tx, problem, { displayId }, { scoped, context });
      await this.problems.change(tx, problem, { auth: problemVisibilities.contest });
    });
  }

  /**
   * Whether a problem of the group may be used here, where it leaves practice: the caller manages the group and its members may read it, the
   * caller may change it, or another contest of the caller has it.
   */
  private async isOwn(tx: Executor, problem: StoredProblem, { contest, group, caller }: InContest) {
    if (!group || problem.groupId !== contest.groupId) return false;
    if ((problem.auth === problemVisibilities.public && group.powers.manage) || powersOverProblem(caller, problem, group).change)
      return true;
    return this.queries.isInContestOf(tx, problem.id, { authorId: caller.id, groupId: contest.groupId });
  }

  /** Makes a problem; for a contest of a group it becomes a problem of that group. */
  async make({ contestProblem, ...draft }: InputFor<Api['makeProblem']>, { caller, context }: Actor, of: 'site' | 'group') {
    const scoped = contestProblem && (await this.managed(contestProblem.cid, caller, of));
    if (scoped?.group) checkGroupPowers(scoped.group, 'manage');
    const inContest = { ...draft, problem: { ...draft.problem, auth: problemVisibilities.contest } };
    const join = async (tx: Executor, problem: Problem) => {
      if (scoped) await this.join(tx, problem, contestProblem, { scoped, context });
    };
    return this.wholeProblems.add(inContest, { caller, context }, join, scoped?.group?.group);
  }

  /** Existing clients name the group in the problem, and put the problem into a contest afterwards. */
  async makeInGroup({ problem: { gid, ...problem }, ...draft }: InputFor<GroupApi['makeProblem']>, actor: Actor) {
    if (draft.contestProblem) return this.make({ ...draft, problem }, actor, 'group');
    const scoped = await this.groups.open(gid ?? 0, actor.caller);
    checkGroupPowers(scoped, 'manage');
    return this.wholeProblems.add({ ...draft, problem: { ...problem, auth: problemVisibilities.contest } }, actor, undefined, scoped.group);
  }

  whole = ({ pid }: InputFor<Api['wholeProblem']>, caller: Caller) => this.wholeProblems.read(pid, caller);

  async changeWhole({ contestProblem, ...draft }: InputFor<Api['changeWholeProblem']>, caller: Caller, context: RequestContext) {
    const scoped = contestProblem && (await this.managed(contestProblem.cid, caller, 'site'));
    return this.wholeProblems.change(draft, { caller, context }, async (tx, problem) => {
      if (scoped) await this.rename(tx, problem, contestProblem, { scoped, context });
    });
  }

  async read({ pid }: InputFor<Api['problem']>, { contest }: InContest) {
    return onWire(this.found(await this.queries.find(contest.id, pid)));
  }

  async change({ pid, ...change }: InputFor<Api['changeProblem']>, scoped: InContest, context: RequestContext) {
    if (!(await this.queries.find(scoped.contest.id, pid))) return this.add({ pid, ...change }, scoped, context);
    return this.changed(async tx => {
      const problem = await this.problems.lock(tx, pid);
      if (!problem) throw new ApiError('problem.notFound');
      await this.rename(tx, problem, change, { scoped, context });
    });
  }

  remove({ pid }: InputFor<Api['removeProblem']>, { contest, caller }: InContest, context: RequestContext) {
    return this.changed(async tx => {
      const problem = await this.problems.lock(tx, pid);
      await this.editor.lock(tx, contest.id);
      const { displayId } = this.found(await this.queries.find(contest.id, pid, tx));
      await this.queries.remove(tx, contest.id, pid);
      const removed = await removeSubmissions(tx, contest.id, pid);
      if (problem) await this.problems.giveBack(tx, problem);
      const record = { action: 'contest.removeProblem', target: String(contest.id), before: { displayId, pid, submissions: removed } };
      await recordAudit(tx, { caller, context }, record);
      await publish(tx, { event: 'contest.changed', cid: contest.id });
    });
  }

  private async managed(cid: number, caller: Caller, of: 'site' | 'group') {
    const scoped = await this.scopes.contest(cid, caller, { asHeld: true });
    checkOwner(scoped, of);
    checkPowers(scoped, 'manage');
    return scoped;
  }

  /** Puts a problem that the caller has chosen, which is locked, into a contest. Answers it if the contest takes it out of practice. */
  private async joinChosen(tx: Executor, problem: StoredProblem | undefined, entry: Called, { scoped, context }: In) {
    if (!problem || !(await this.queries.isAddable(tx, problem.id, scoped))) throw new ApiError('problem.notFound');
    await this.join(tx, problem, entry, { scoped, context });
    return takes(scoped, problem) ? [problem] : [];
  }

  private take = (tx: Executor, problems: readonly StoredProblem[]) =>
    this.problems.changeAll(tx, problems, { auth: problemVisibilities.contest });

  /** Puts a problem, which is locked, into a contest. */
  private async join(tx: Executor, problem: Problem, entry: Called, { scoped: { contest, caller }, context }: In) {
    if (!fits(problem, contest)) throw new ApiError('contest.problemType');
    await this.editor.lock(tx, contest.id);
    const called = calledAs(entry, problem);
    await unlessTaken('contest.problemTaken', this.queries.add(tx, { contestId: contest.id, problemId: problem.id, ...called }));
    const after = {
      problem: problem.problemId,
      ...called,
      ...(problem.auth !== problemVisibilities.contest && { authBefore: problem.auth }),
    };
    await recordAudit(tx, { caller, context }, { action: 'contest.addProblem', target: String(contest.id), after });
    await publish(tx, { event: 'contest.changed', cid: contest.id });
  }

  /** Changes what a problem, which is locked, is called in a contest. */
  private async rename(tx: Executor, problem: Problem, entry: Called, { scoped: { contest, caller }, context }: In) {
    if (!fits(problem, contest)) throw new ApiError('contest.problemType');
    await this.editor.lock(tx, contest.id);
    const { displayId, displayTitle, color } = this.found(await this.queries.find(contest.id, problem.id, tx));
    const after = calledAs(entry, problem);
    await unlessTaken('contest.problemTaken', this.queries.change(tx, contest.id, problem.id, after));
    const record = { action: 'contest.changeProblem', target: String(contest.id), before: { displayId, displayTitle, color }, after };
    await recordAudit(tx, { caller, context }, record);
    await publish(tx, { event: 'contest.changed', cid: contest.id });
  }

  /** A change that locks a problem does so before it locks the contest. */
  private async changed(work: (tx: Executor) => Promise<void>) {
    try {
      await this.editor.transaction(work);
    } finally {
      this.cache.forget();
    }
  }

  private found(entry: Entry | undefined): Entry {
    if (!entry) throw new ApiError('contest.problemNotFound');
    return entry;
  }
}

/** A refusal of one of several problems begins with its place, as that of an input which is not valid does. */
async function namingPlace<Answer>(place: number, work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (reason) {
    throw reason instanceof ApiError ? new ApiError(reason.code, `problems.${place}: ${errorTexts[reason.code]}`) : reason;
  }
}

/** A problem of another site is neither scored nor not: its verdict is worth everything or nothing. */
const fits = ({ type, remoteOj }: Problem, contest: { type: number }) => !!remoteOj || type === contest.type;

/** Whether a contest takes a problem out of practice. What is public stays so in a contest of a group, and in that of somebody who may not change it. */
const takes = ({ contest, caller }: InContest, problem: ProblemFacts) =>
  contest.groupId === null && (problem.auth !== problemVisibilities.public || powersOverProblem(caller, problem).change);

const calledAs = ({ displayId, displayTitle, color }: Called, problem: Problem) => ({
  displayId,
  displayTitle: displayTitle || problem.title,
  color: color || null,
});

const onWire = ({ id, contestId: cid, problemId: pid, displayId, displayTitle, color }: Entry) => ({
  id,
  cid,
  pid,
  displayId,
  displayTitle,
  color,
});
