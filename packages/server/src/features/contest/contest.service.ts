import { ApiError, type contract, statementTexts, Status, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { isSealed, phaseOf } from '../../access/phase';
import { type ContestFacts, type InContest, isAdmitted, isOi, PUBLIC_CONTEST } from '../../access/scope';
import type { Caller, Locale } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import { isSharedPasswordRight } from '../account/sharedPassword';
import { ProblemCache } from '../problem/problem.cache';
import { problemOnWire } from '../problem/problem.wire';
import { ProblemQueries } from '../problem/problem.queries';
import { Typesetter } from '../problem/typesetter';
import { secondsBetween } from './board/board';
import { ContestQueries } from './contest.queries';
import { ContestLimits } from './contestLimits';
import { ContestStandings, countsFrom } from './contestStanding.queries';
import { VirtualRunService } from './virtual/virtualRun.service';

type Api = typeof contract.contest;

@Injectable()
export class ContestService {
  constructor(
    private readonly queries: ContestQueries,
    private readonly standings: ContestStandings,
    private readonly limits: ContestLimits,
    private readonly problemRows: ProblemQueries,
    private readonly cache: ProblemCache,
    private readonly typesetter: Typesetter,
    private readonly virtualRuns: VirtualRunService,
  ) {}

  async list({ currentPage, limit, ...filter }: InputFor<Api['list']>) {
    const { records, total } = await this.queries.page(filter, { currentPage, limit });
    return toPage(records, total, { currentPage, limit });
  }

  async info(scoped: InContest) {
    const { contest, now, isRegistered, powers } = scoped;
    const [row, description, virtual] = await Promise.all([
      this.queries.row(contest.id),
      this.queries.description(contest.id),
      this.virtualRuns.ofCaller(scoped),
    ]);
    const { read, submit, manage, pastSeal, othersCode, virtual: mayBegin, refusal = null } = powers;
    return {
      ...this.found(row),
      ...(scoped.run && timesOnWire(contest)),
      description,
      isSealed: isSealed(contest, now),
      isRegistered,
      virtual,
      powers: { read, submit, manage, pastSeal, othersCode, virtual: mayBegin, refusal },
    };
  }

  /** The password is looked at before the transaction, and must still be that of the contest when the registration is stored. */
  async register({ password }: InputFor<Api['register']>, scoped: InContest, { network }: RequestContext) {
    const { contest, caller, isRegistered } = scoped;
    if (!isAdmitted(scoped, caller)) throw new ApiError('contest.accountRefused');
    if (isRegistered) throw new ApiError('contest.registered');
    const isOpen = contest.auth === PUBLIC_CONTEST;
    const passwordHash = await this.queries.transaction(tx => this.queries.passwordHash(contest.id, tx));
    if (!isOpen) await this.checkPassword(password, passwordHash, caller, network);
    await this.queries.transaction(async tx => {
      if (!isOpen && (await this.queries.passwordHash(contest.id, tx)) !== passwordHash) throw new ApiError('contest.passwordWrong');
      if (!(await this.queries.register(tx, contest.id, caller.id))) throw new ApiError('contest.registered');
    });
  }

  access(scoped: InContest) {
    const { caller, isRegistered, powers } = scoped;
    return { access: powers.manage || (isRegistered && isAdmitted(scoped, caller)) };
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
    const tellsAll = powers.manage || phaseOf(contest, now) === 'ended';
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

  async outsideInfo(scoped: InContest<Caller | undefined>) {
    const contest = this.found(await this.queries.row(scoped.contest.id));
    return { contest: { ...contest, isSealed: isSealed(scoped.contest, scoped.now) }, problemList: await this.problems({}, scoped) };
  }

  async announcements(paging: InputFor<Api['announcements']>, { contest }: InContest) {
    const { records, total } = await this.queries.announcements(contest.id, paging);
    return toPage(records, total, paging);
  }

  unreadAnnouncements({ readAnnouncementList }: InputFor<Api['unreadAnnouncements']>, { contest }: InContest) {
    return this.queries.unreadAnnouncements(contest.id, readAnnouncementList);
  }

  private async checkPassword(password: string, passwordHash: string | null, { id }: Caller, network: string) {
    if (!password) throw new ApiError('contest.passwordRequired');
    await this.limits.countPassword(id, network);
    if (!(await isSharedPasswordRight(password, passwordHash ?? undefined))) throw new ApiError('contest.passwordWrong');
    await this.limits.forgivePassword(id, network);
  }

  private found<Row>(row: Row | undefined): Row {
    if (!row) throw new ApiError('contest.notFound');
    return row;
  }
}

/** Of a contest that runs for a virtual participant. */
const timesOnWire = ({ startAt, endAt, openPrint }: ContestFacts) => ({
  status: 0,
  startTime: startAt,
  endTime: endAt,
  duration: secondsBetween(startAt, endAt),
  sealRank: false,
  sealRankTime: null,
  openPrint,
});
