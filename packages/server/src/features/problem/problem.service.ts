import { ApiError, type contract, type ServerInput, statementTexts, Status, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller, Locale } from '../../api/caller';
import { Languages } from './languages';
import { ProblemCache } from './problem.cache';
import { ProblemQueries } from './problem.queries';
import { mayOpen, sourceOf } from './problem.rules';
import { Typesetter } from './typesetter';

type Api = typeof contract.problem;
type ProblemRow = NonNullable<Awaited<ReturnType<ProblemQueries['find']>>>;

const noCounts = { total: 0, ac: 0, wa: 0, tle: 0, mle: 0, re: 0, pe: 0, ce: 0, se: 0, pa: 0, sf: 0 };

@Injectable()
export class ProblemService {
  constructor(
    private readonly queries: ProblemQueries,
    private readonly cache: ProblemCache,
    private readonly typesetter: Typesetter,
    private readonly languages: Languages,
  ) {}

  async list({ currentPage, limit, ...filter }: ServerInput<Api['list']>, locale: Locale) {
    const { records, total } = await this.cache.page(filter, { currentPage, limit }, locale);
    return toPage(records, total, { currentPage, limit });
  }

  async detail({ problemId, typeset }: ServerInput<Api['detail']>, caller: Caller | undefined, locale: Locale) {
    const found = await this.cache.problem(problemId.toUpperCase(), locale);
    const row = this.open(caller, found?.row);
    const [counts, standings] = await Promise.all([
      this.queries.countsOf(row.id),
      caller ? this.queries.standings(caller.id, [row.id]) : [],
    ]);
    const problem = toWire(row, locale);
    return {
      problem,
      ...(typeset && { typeset: await this.typesetter.setAll(problem, statementTexts) }),
      tags: found?.tags ?? [],
      languages: found?.languages ?? [],
      codeTemplate: row.codeTemplates,
      problemCount: { pid: row.id, ...(counts ?? noCounts) },
      myStatus: caller ? (standings[0]?.status ?? Status.notSubmitted) : null,
    };
  }

  /** @throws ApiError always: there is neither contest nor training yet. */
  async fullScreenList({ tid }: ServerInput<Api['fullScreenList']>): Promise<never> {
    throw new ApiError(tid ? 'training.notFound' : 'contest.notFound');
  }

  recent = (locale: Locale) => this.queries.recent(locale);

  async random() {
    const found = await this.queries.random();
    if (!found) throw new ApiError('problem.none');
    return found;
  }

  tags = ({ oj }: ServerInput<Api['tags']>, caller: Caller | undefined, locale: Locale) =>
    this.queries.allTags(oj === 'ALL' ? undefined : sourceOf(oj), caller, locale);

  async myStatuses({ pidList }: ServerInput<Api['myStatuses']>, caller: Caller) {
    const standings = await this.queries.standings(caller.id, pidList);
    const found = new Map(standings.map(({ problemId, status, score }) => [problemId, { status, ...(score === null ? {} : { score }) }]));
    return Object.fromEntries(pidList.map(pid => [pid, found.get(pid) ?? { status: Status.notSubmitted }]));
  }

  async languageList({ pid }: ServerInput<Api['languages']>, caller: Caller | undefined) {
    return pid === undefined ? this.languages.offered() : this.languagesOf({ pid }, caller);
  }

  async languagesOf({ pid }: ServerInput<Api['problemLanguages']>, caller: Caller | undefined) {
    return this.languages.offeredFor(this.open(caller, await this.queries.find(pid)));
  }

  async codeTemplates({ pid }: ServerInput<Api['codeTemplates']>, caller: Caller | undefined) {
    const row = this.open(caller, await this.queries.find(pid));
    const offered = await this.languages.offeredFor(row);
    return offered.flatMap(({ id, name }) => {
      const code = row.codeTemplates[name];
      return code === undefined ? [] : [{ id: row.id * 1000 + id, pid, lid: id, language: name, code, status: true }];
    });
  }

  private open(caller: Caller | undefined, row: ProblemRow | undefined): ProblemRow {
    // Whoever may not open a problem does not learn that there is one.
    if (!row || !mayOpen(caller, row)) throw new ApiError('problem.notFound');
    return row;
  }
}

function toWire(row: ProblemRow, locale: Locale) {
  return {
    ...row,
    ...row.translations[locale],
    timeLimit: row.timeLimitMs,
    memoryLimit: row.memoryLimitMb,
    stackLimit: row.stackLimitMb,
    isRemote: false,
    isFileIO: row.isFileIo,
    gmtCreate: row.createdAt,
    gmtModified: row.modifiedAt,
  };
}
