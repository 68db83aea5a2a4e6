import { ApiError, type contract, type ServerInput, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller, Locale } from '../../access/caller';
import type { InSiteOrContest, Scoped } from '../../access/scope';
import type { InTraining } from '../../access/trainingScope';
import type { InputFor } from '../../api/handles';
import { ContestQueries } from '../contest/contest.queries';
import { ContestStandings } from '../contestBoard/contestStanding.queries';
import { ProblemQueries } from '../problem/problem.queries';
import { noCounts } from '../problem/problem.rules';
import { ProblemReader } from '../problem/problemReader';
import { TrainingQueries } from '../training/training.queries';
import { WorkspaceQueries } from './workspace.queries';

type Api = typeof contract.problem;

/** What a reader works with: a problem and how they stand with it, in practice, a contest or a training. */
@Injectable()
export class WorkspaceService {
  constructor(
    private readonly reader: ProblemReader,
    private readonly rows: ProblemQueries,
    private readonly queries: WorkspaceQueries,
    private readonly contests: ContestQueries,
    private readonly contestStandings: ContestStandings,
    private readonly trainings: TrainingQueries,
  ) {}

  async detail(input: ServerInput<Api['detail']>, caller: Caller | undefined, locale: Locale) {
    const { row, ...shown } = await this.reader.read(input, caller, locale);
    const [counts, discussionNum, standings] = await Promise.all([
      this.rows.countsOf(row.id),
      this.queries.discussionsAbout(row),
      caller ? this.rows.standings(caller.id, [row.id]) : [],
    ]);
    return {
      ...shown,
      problemCount: { pid: row.id, ...(counts ?? noCounts) },
      discussionNum,
      myStatus: caller ? (standings[0]?.status ?? Status.notSubmitted) : null,
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
    const own = new Map((ids.length ? await this.rows.standings(caller.id, ids) : []).map(row => [row.problemId, row]));
    return entries.map(({ problemId: pid, displayId: problemId, title }) => {
      const { status = null, score = null } = own.get(pid) ?? {};
      return { pid, problemId, title, status, score };
    });
  }

  async myStatuses({ pidList, containsEnd }: InputFor<Api['myStatuses']>, scoped: InSiteOrContest) {
    const standings = await (scoped.kind === 'contest'
      ? this.contestStandings.own(scoped, { containsEnd })
      : this.rows.standings(scoped.caller.id, pidList).then(rows => new Map(rows.map(row => [row.problemId, row]))));
    const of = (pid: number) => {
      const { status = Status.notSubmitted, score = null } = standings.get(pid) ?? {};
      return { status, ...(score === null ? {} : { score }) };
    };
    return Object.fromEntries(pidList.map(pid => [pid, of(pid)]));
  }
}
