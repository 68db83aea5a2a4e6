import type { contract, ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Caller, mayDo } from '../../access/caller';
import { Cached } from '../../cached';
import { lastDays } from '../../siteTime';
import { CarouselQueries } from '../carousel/carousel.queries';
import { ContestQueries } from '../contest/contest.queries';
import { ContestParticipants } from '../submission/contestParticipants.queries';
import { RemoteSiteQueries } from '../remoteSite/remoteSite.queries';
import { HomeQueries } from './home.queries';

const DAYS = 7;
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
    private readonly participants: ContestParticipants,
    private readonly remote: RemoteSiteQueries,
  ) {
    this.countedWeek = new Cached(WEEK_REMEMBERED_MS, () => this.countWeek());
    this.solvers = new Cached(SOLVERS_REMEMBERED_MS, () => this.readSolvers());
    this.others = new Cached(OTHERS_REMEMBERED_MS, () => this.remote.comingContests());
  }

  carousel = () => this.slides.all();

  recentContests = async () => this.participants.counted(await this.contests.recent());

  otherContests = () => this.others.read();

  recentSolvers = () => this.solvers.read();

  week({ forceRefresh }: ServerInput<typeof contract.home.week>, caller: Caller | undefined) {
    if (forceRefresh && mayDo(caller, 'system_info_admin')) this.countedWeek.forget();
    return this.countedWeek.read();
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
