import { ApiError, type contract, type ServerInput, statementTexts, Status, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import type { InSiteOrContest, Scoped } from '../../access/scope';
import type { InTraining } from '../../access/trainingScope';
import type { Caller, Locale } from '../../access/caller';
import type { InputFor } from '../../api/handles';
import { ContestQueries } from '../contest/contest.queries';
import { ContestStandings } from '../contest/contestStanding.queries';
import { noCounts } from '../submission/submission.rules';
import { TrainingQueries } from '../training/training.queries';
import { Languages } from './languages';
import { ProblemCache } from './problem.cache';
import { ProblemQueries } from './problem.queries';
import { sourceOf } from './problem.rules';
import { ProblemAccess } from './problemAccess';
import { problemOnWire } from './problem.wire';
import { Typesetter } from './typesetter';

type Api = typeof contract.problem;

@Injectable()
export class ProblemService {
  constructor(
    private readonly queries: ProblemQueries,
    private readonly cache: ProblemCache,
    private readonly access: ProblemAccess,
    private readonly typesetter: Typesetter,
    private readonly languages: Languages,
    private readonly contests: ContestQueries,
    private readonly contestStandings: ContestStandings,
    private readonly trainings: TrainingQueries,
  ) {}

  async list({ currentPage, limit, ...filter }: ServerInput<Api['list']>, locale: Locale) {
    const { records, total } = await this.cache.page(filter, { currentPage, limit }, locale);
    return toPage(records, total, { currentPage, limit });
  }

  async ofGroup({ currentPage, limit, keyword }: InputFor<typeof contract.groupProblem.list>, { group }: InGroup, locale: Locale) {
    const { records, total } = await this.cache.page({ keyword, groupId: group.id }, { currentPage, limit }, locale);
    return toPage(records, total, { currentPage, limit });
  }

  async detail(input: ServerInput<Api['detail']>, caller: Caller | undefined, locale: Locale) {
    const { row, ...shown } = await this.shown(input, caller, locale);
    const [counts, discussionNum, standings] = await Promise.all([
      this.queries.countsOf(row.id),
      this.queries.discussionsAbout(row),
      caller ? this.queries.standings(caller.id, [row.id]) : [],
    ]);
    return {
      ...shown,
      problemCount: { pid: row.id, ...(counts ?? noCounts) },
      discussionNum,
      myStatus: caller ? (standings[0]?.status ?? Status.notSubmitted) : null,
    };
  }

  /** What is the same for all who may read it. */
  async shown({ problemId, gid, typeset }: ServerInput<Api['detail']>, caller: Caller | undefined, locale: Locale) {
    const found = await this.cache.problem(problemId.toUpperCase(), locale);
    const row = await this.access.open(found?.row, caller, { gid });
    const problem = problemOnWire(row, locale);
    return {
      row,
      problem,
      ...(typeset && { typeset: await this.typesetter.setAll(problem, statementTexts) }),
      tags: found?.tags ?? [],
      languages: found?.languages ?? [],
      codeTemplate: row.codeTemplates,
    };
  }

  /** @throws ApiError without a contest and a training. */
  async fullScreenList(scoped: Scoped, locale: Locale) {
    if (scoped.kind === 'site') throw new ApiError('contest.notFound');
    if (scoped.kind === 'training') return this.listOfTraining(scoped, locale);
    const [entries, own] = await Promise.all([this.contests.problems(scoped.contest.id), this.contestStandings.own(scoped, {})]);
    return entries.map(({ problemId: pid, displayId: problemId, displayTitle: title }) => {
      const { status = null, score = null } = own.get(pid) ?? {};
      return { pid, problemId, title, status, score };
    });
  }

  private async listOfTraining({ training, caller }: InTraining, locale: Locale) {
    const entries = await this.trainings.problems(training.id, locale);
    const ids = entries.map(({ problemId }) => problemId);
    const own = new Map((ids.length ? await this.queries.standings(caller.id, ids) : []).map(row => [row.problemId, row]));
    return entries.map(({ problemId: pid, displayId: problemId, title }) => {
      const { status = null, score = null } = own.get(pid) ?? {};
      return { pid, problemId, title, status, score };
    });
  }

  recent = (locale: Locale) => this.queries.recent(locale);

  async random() {
    const found = await this.queries.random();
    if (!found) throw new ApiError('problem.none');
    return found;
  }

  tags = ({ oj }: ServerInput<Api['tags']>, caller: Caller | undefined, locale: Locale) =>
    this.queries.allTags(oj === 'ALL' ? undefined : sourceOf(oj), caller, locale);

  async myStatuses({ pidList, containsEnd }: InputFor<Api['myStatuses']>, scoped: InSiteOrContest) {
    const standings = await (scoped.kind === 'contest'
      ? this.contestStandings.own(scoped, { containsEnd })
      : this.queries.standings(scoped.caller.id, pidList).then(rows => new Map(rows.map(row => [row.problemId, row]))));
    const of = (pid: number) => {
      const { status = Status.notSubmitted, score = null } = standings.get(pid) ?? {};
      return { status, ...(score === null ? {} : { score }) };
    };
    return Object.fromEntries(pidList.map(pid => [pid, of(pid)]));
  }

  async languageList({ pid, all }: ServerInput<Api['languages']>, caller: Caller | undefined) {
    if (all) return this.languages.all();
    return pid === undefined ? this.languages.written() : this.languagesOf({ pid }, caller);
  }

  async languagesOf({ pid }: ServerInput<Api['problemLanguages']>, caller: Caller | undefined) {
    return this.languages.offeredFor(await this.access.openAnywhere(await this.queries.find(pid), caller));
  }

  async codeTemplates({ pid }: ServerInput<Api['codeTemplates']>, caller: Caller | undefined) {
    const row = await this.access.openAnywhere(await this.queries.find(pid), caller);
    const offered = await this.languages.offeredFor(row);
    return offered.flatMap(({ id, name }) => {
      const code = row.codeTemplates[name];
      return code === undefined ? [] : [{ id: row.id * 1000 + id, pid, lid: id, language: name, code, status: true }];
    });
  }
}
