import { ApiError, type contract, type ServerInput, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import type { Caller, Locale } from '../../access/caller';
import type { InputFor } from '../../api/handles';
import { Languages } from './languages';
import { ProblemCache } from './problem.cache';
import { ProblemQueries } from './problem.queries';
import { sourceOf } from './problem.rules';
import { ProblemAccess } from './problemAccess';

type Api = typeof contract.problem;

@Injectable()
export class ProblemService {
  constructor(
    private readonly queries: ProblemQueries,
    private readonly cache: ProblemCache,
    private readonly access: ProblemAccess,
    private readonly languages: Languages,
  ) {}

  async list({ currentPage, limit, ...filter }: ServerInput<Api['list']>, locale: Locale) {
    const { records, total } = await this.cache.page(filter, { currentPage, limit }, locale);
    return toPage(records, total, { currentPage, limit });
  }

  async ofGroup({ currentPage, limit, keyword }: InputFor<typeof contract.groupProblem.list>, { group }: InGroup, locale: Locale) {
    const { records, total } = await this.cache.page({ keyword, groupId: group.id }, { currentPage, limit }, locale);
    return toPage(records, total, { currentPage, limit });
  }

  recent = (locale: Locale) => this.queries.recent(locale);

  async random() {
    const found = await this.queries.random();
    if (!found) throw new ApiError('problem.none');
    return found;
  }

  tags = ({ oj }: ServerInput<Api['tags']>, caller: Caller | undefined, locale: Locale) =>
    this.queries.allTags(oj === 'ALL' ? undefined : sourceOf(oj), caller, locale);

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
