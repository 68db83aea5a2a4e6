import { ApiError, type contract, type ServerInput, statementTexts, Status, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller, Locale } from '../../access/caller';
import { pausesOnWire, secondAt } from '../../access/contestClock';
import { isSealed, phaseOf } from '../../access/phase';
import { type ContestFacts, type InContest, isOi } from '../../access/scope';
import type { InputFor } from '../../api/handles';
import { ContestQueries } from '../contest/contest.queries';
import { ProblemCache } from '../problem/problem.cache';
import { ProblemQueries } from '../problem/problem.queries';
import { problemOnWire } from '../problem/problem.wire';
import { Typesetter } from '../problem/typesetter';
import { ContestParticipants } from '../submission/contestParticipants.queries';
import { ContestStandings, countsFrom } from './contestStanding.queries';
import { VirtualRunService } from './virtual/virtualRun.service';

type Api = typeof contract.contest;

/** A contest and its problems, with how participants, and the caller, stand with them. */
@Injectable()
export class ContestProblemsService {
  constructor(
    private readonly queries: ContestQueries,
    private readonly standings: ContestStandings,
    private readonly problemRows: ProblemQueries,
    private readonly cache: ProblemCache,
    private readonly typesetter: Typesetter,
    private readonly virtualRuns: VirtualRunService,
    private readonly participants: ContestParticipants,
  ) {}

  async list({ currentPage, limit, ...filter }: ServerInput<Api['list']>) {
    const { records, total } = await this.queries.page(filter, { currentPage, limit });
    return toPage(await this.participants.counted(records), total, { currentPage, limit });
  }

  async info(scoped: InContest) {
    const { contest, now, isRegistered, powers } = scoped;
    const [row, description, seat, virtual] = await Promise.all([
      this.row(contest.id),
      this.queries.description(contest.id),
      this.queries.seatOf(contest.id, scoped.caller.id),
      this.virtualRuns.ofCaller(scoped),
    ]);
    const { board: _, outside: __, refusal = null, ...may } = powers;
    return {
      ...row,
      ...(scoped.run && timesOnWire(contest)),
      description,
      isSealed: isSealed(contest, now),
      isRegistered,
      ...seat,
      virtual,
      powers: { ...may, refusal },
    };
  }

  /** A visitor has no standing of an own. */
  async problems({ containsEnd }: InputFor<Api['problems']>, scoped: InContest<Caller | undefined>) {
    const { caller, contest } = scoped;
    const [entries, counts, own] = await Promise.all([
      this.queries.problems(contest.id),
      this.standings.counts(scoped, { containsEnd }),
      caller ? this.standings.own({ ...scoped, caller }, { containsEnd }) : undefined,
    ]);
    return entries.map(({ id, problemId, displayId, displayTitle, color }) => {
      const { ac, total } = countsFrom(counts, problemId);
      const standing = own?.get(problemId);
      const myStatus = own ? (standing?.status ?? Status.notSubmitted) : null;
      const score = isOi(contest) ? (standing?.score ?? null) : null;
      return { id, cid: contest.id, pid: problemId, displayId, displayTitle, color, ac, total, myStatus, score };
    });
  }

  async problemDetails(input: InputFor<Api['problemDetails']>, scoped: InContest, locale: Locale) {
    const { contest, now, powers } = scoped;
    const entry = await this.queries.problemNamed(contest.id, input.displayId);
    const stored = entry && (await this.problemRows.find(entry.problemId));
    const found = stored && (await this.cache.problem(stored.problemId, locale));
    if (!entry || !found) throw new ApiError('contest.problemNotFound');
    const [counts, own] = await Promise.all([this.standings.counts(scoped, input, [entry.problemId]), this.standings.own(scoped, input)]);
    const tellsAll = powers.observe || phaseOf(contest, now) === 'ended';
    const problem = {
      ...problemOnWire(found.row, locale),
      title: entry.displayTitle,
      problemId: entry.displayId,
      ...(tellsAll ? {} : { source: '', author: '', difficulty: null }),
    };
    return {
      problem,
      ...(input.typeset && { typeset: await this.typesetter.setAll(problem, statementTexts) }),
      tags: tellsAll ? found.tags : [],
      languages: found.languages,
      codeTemplate: found.row.codeTemplates,
      problemCount: { pid: entry.problemId, ...countsFrom(counts, entry.problemId) },
      myStatus: own.get(entry.problemId)?.status ?? Status.notSubmitted,
    };
  }

  /** The contest for whoever reads the outside board. Nobody learns of problems there before the start. */
  async outsideInfo({ beforeStart }: InputFor<Api['outsideInfo']>, scoped: InContest<Caller | undefined>) {
    const { contest, now } = scoped;
    const isScheduled = phaseOf(contest, now) === 'scheduled';
    if (isScheduled && !beforeStart) throw new ApiError('contest.notStarted');
    const row = await this.row(contest.id);
    const problemList = isScheduled ? [] : await this.problems({}, scoped);
    return { contest: { ...row, isSealed: isSealed(contest, now) }, problemList };
  }

  private async row(cid: number) {
    const [row] = await this.participants.counted([this.found(await this.queries.row(cid))]);
    return this.found(row);
  }

  private found<Row>(row: Row | undefined): Row {
    if (!row) throw new ApiError('contest.notFound');
    return row;
  }
}

/** The times of a contest that runs for a virtual participant, in the form of the API. */
const timesOnWire = (contest: ContestFacts) => ({
  status: 0,
  startTime: contest.startAt,
  endTime: contest.endAt,
  duration: secondAt(contest, contest.endAt),
  pauses: pausesOnWire(contest.pauses),
  sealRank: false,
  sealRankTime: null,
  openPrint: contest.openPrint,
});
