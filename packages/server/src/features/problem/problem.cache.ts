import { Injectable } from '@nestjs/common';
import type { Locale } from '../../access/caller';
import { Events } from '../../events/events';
import { CachedByKey } from '../../cached';
import { Languages } from './languages';
import { ProblemQueries } from './problem.queries';

/** What nobody publishes, such as a whole problem that is judged again, or another set of judges, is seen after this time. */
const REMEMBERED_MS = 2_000;
const MOST = 500;

type Page = Awaited<ReturnType<ProblemQueries['page']>>;

/**
 * The problems that everybody reads, the same for all who may: kept in each process until a problem, a tag or the name of a user
 * changes in any, which triggers of the tables publish; the list, which has counters, also until the next verdict. Who may read a problem is asked anew
 * each time.
 */
@Injectable()
export class ProblemCache {
  private readonly pages = new CachedByKey<Page>(REMEMBERED_MS, MOST);
  private readonly problems = new CachedByKey<Awaited<ReturnType<typeof this.look>>>(REMEMBERED_MS, MOST);

  constructor(
    private readonly queries: ProblemQueries,
    private readonly languages: Languages,
    events: Events,
  ) {
    events.listen({
      onEvent: ({ event }) => {
        if (event === 'problems.changed' || event === 'settings.changed') this.forget();
        if (event === 'submission.judged') this.pages.forget();
      },
      onGap: () => this.forget(),
    });
  }

  page: ProblemQueries['page'] = (filter, part, locale) =>
    this.pages.read(JSON.stringify([filter, part, locale]), () => this.queries.page(filter, part, locale));

  problem = (problemId: string, locale: Locale) =>
    this.problems.read(JSON.stringify([problemId, locale]), () => this.look(problemId, locale));

  /** Drops what is remembered. Called after a change, so that whoever made it reads it at once. */
  forget() {
    this.pages.forget();
    this.problems.forget();
  }

  private async look(problemId: string, locale: Locale) {
    const row = await this.queries.findByDisplayId(problemId);
    if (!row) return undefined;
    const [tags, languages] = await Promise.all([this.queries.tagsOf([row.id], locale), this.languages.offeredFor(row)]);
    return { row, tags: tags.get(row.id) ?? [], languages: languages.map(({ name }) => name) };
  }
}
