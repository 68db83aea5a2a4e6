import type { NextProblem } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller, Locale } from '../../access/caller';
import { lastDays } from '../../siteTime';
import { OwnHomeQueries } from './ownHome.queries';
import { streakOf } from './streak';

const YEAR_DAYS = 366;
const MOST_TRIED = 5;

type Tried = Awaited<ReturnType<OwnHomeQueries['tried']>>;

/** What the home page shows to the caller alone. */
@Injectable()
export class OwnHomeService {
  constructor(private readonly queries: OwnHomeQueries) {}

  async own(caller: Caller, locale: Locale) {
    const year = lastDays(YEAR_DAYS, new Date());
    const [tried, accepted, contests] = await Promise.all([
      this.queries.tried(caller, locale),
      this.queries.acceptedDays(caller.id, year[0] ?? ''),
      this.queries.contests(caller),
    ]);
    const next = (await this.next(tried, caller, locale)) ?? null;
    return { contests, next, tried: tried.slice(0, MOST_TRIED).map(({ isSolved: _, ...row }) => row), ...streakOf(year, accepted) };
  }

  /**
   * The problem to go on with: the one that was tried last and is not solved. Without one, the next of a training in which the caller takes
   * part; for whoever has tried nothing, the first of the first training. Otherwise the problem behind the one that was solved last, in the
   * order of the list, and behind the last problem the first one that was not tried.
   */
  private async next(tried: Tried, caller: Caller, locale: Locale): Promise<NextProblem | undefined> {
    const open = tried.find(({ isSolved }) => !isSolved);
    if (open) {
      const { problemId, gid, title, submitId, status, submittedAt } = open;
      return { problemId, gid, title, training: null, last: { submitId, status, submittedAt } };
    }
    const step =
      (await this.queries.nextInTraining(caller, locale)) ??
      (tried.length === 0 ? await this.queries.firstOfTrainings(caller, locale) : undefined);
    if (step) return { ...step, last: null };
    const solvedLast = tried.find(({ gid }) => gid === null)?.problemId;
    const untried =
      (solvedLast === undefined ? undefined : await this.queries.untried(caller, locale, solvedLast)) ??
      (await this.queries.untried(caller, locale));
    return untried && { ...untried, training: null, last: null };
  }
}
