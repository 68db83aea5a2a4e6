import type { contract, ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Caller, type Locale, mayDo } from '../../api/caller';
import { Cached } from '../../cached';
import { lastDays } from '../../siteTime';
import { CarouselQueries } from '../carousel/carousel.queries';
import { ContestQueries } from '../contest/contest.queries';
import { RemoteSiteQueries } from '../remote/remoteSite.queries';
import { HomeQueries } from './home.queries';
import { streakOf } from './streak';

const DAYS = 7;
const YEAR_DAYS = 366;
const WEEK_REMEMBERED_MS = 1_800_000;
const SOLVERS_REMEMBERED_MS = 30_000;
const OTHERS_REMEMBERED_MS = 1_000;

/** What the home page shows to everybody, asked for once for all of them. */
@Injectable()
export class HomeService {
  private readonly countedWeek;
  private readonly solvers;
  private readonly others;

  constructor(
    private readonly queries: HomeQueries,
    private readonly slides: CarouselQueries,
    private readonly contests: ContestQueries,
    private readonly remote: RemoteSiteQueries,
  ) {
    this.countedWeek = new Cached(WEEK_REMEMBERED_MS, () => this.countWeek());
    this.solvers = new Cached(SOLVERS_REMEMBERED_MS, () => this.readSolvers());
    this.others = new Cached(OTHERS_REMEMBERED_MS, () => this.remote.comingContests());
  }

  carousel = () => this.slides.all();

  recentContests = () => this.contests.recent();

  otherContests = () => this.others.read();

  recentSolvers = () => this.solvers.read();

  week({ forceRefresh }: ServerInput<typeof contract.home.week>, caller: Caller | undefined) {
    if (forceRefresh && mayDo(caller, 'system_info_admin')) this.countedWeek.forget();
    return this.countedWeek.read();
  }

  async own({ id }: Caller, locale: Locale) {
    const year = lastDays(YEAR_DAYS, new Date());
    const [tried, accepted] = await Promise.all([this.queries.tried(id, locale), this.queries.acceptedDays(id, year[0] ?? '')]);
    return { tried, ...streakOf(year, accepted) };
  }

  private async readSolvers() {
    const rows = await this.queries.recentSolvers();
    return rows.map(row => ({ ...row, uid: String(row.uid) }));
  }

  private async countWeek() {
    const days = lastDays(DAYS, new Date());
    const counted = new Map((await this.queries.days(days[0] ?? '')).map(({ day, ...counts }) => [day, counts]));
    return {
      dateStrList: days.map(day => day.slice(5)),
      acCountList: days.map(day => counted.get(day)?.ac ?? 0),
      totalCountList: days.map(day => counted.get(day)?.total ?? 0),
    };
  }
}
