import { ApiError, type contract, type ServerInput, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';
import { dayOf, lastDays } from '../../siteTime';
import { usernameKeyOf } from '../account/account.rules';
import { ProfileQueries, type UserKey } from './profile.queries';

type Api = typeof contract.profile;

const YEAR_DAYS = 366;
const MOST_NAMES = 8;
const SEARCHES_A_MINUTE = 60;

@Injectable()
export class ProfileService {
  private readonly searches;

  constructor(
    private readonly queries: ProfileQueries,
    @InjectDatabase() database: Database,
  ) {
    this.searches = createLimiter(database, 'find-names', { points: SEARCHES_A_MINUTE, perS: 60 });
  }

  async names(keyword: string, { id }: Caller) {
    await consume(this.searches, String(id), 'server.tooMany');
    return this.queries.names(usernameKeyOf(keyword), MOST_NAMES);
  }

  async home(asked: ServerInput<Api['home']>, caller: Caller | undefined) {
    const user = await this.queries.find(userKeyOf(asked, caller));
    if (!user) throw new ApiError('profile.notFound');
    const standings = await this.queries.standings(user.id);
    const named = standings.map(({ problem, status }) => ({ ...problem, isSolved: status === Status.accepted }));
    const solved = named.filter(({ isSolved }) => isSolved);
    return {
      ...user,
      uid: String(user.id),
      rating: null,
      scoreList: standings.flatMap(({ oiRankScore }) => (oiRankScore === null ? [] : [oiRankScore])),
      solvedList: solved.map(({ problemId }) => problemId),
      overcomingList: named.filter(({ isSolved }) => !isSolved).map(({ problemId }) => problemId),
      solvedGroupByDifficulty: Object.fromEntries(Map.groupBy(solved, ({ difficulty }) => String(difficulty))),
    };
  }

  async calendar(asked: ServerInput<Api['calendar']>, caller: Caller | undefined) {
    const id = await this.queries.idOf(userKeyOf(asked, caller));
    if (id === undefined) throw new ApiError('profile.notFound');
    const today = new Date();
    const [since = ''] = lastDays(YEAR_DAYS, today);
    const [dataList, verdicts] = await Promise.all([this.queries.days(id, since), this.queries.verdicts(id, since)]);
    return { endDate: dayOf(today), dataList, verdicts };
  }
}

function userKeyOf({ uid, username }: ServerInput<Api['home']>, caller: Caller | undefined): UserKey {
  if (uid) {
    if (!/^[1-9]\d{0,8}$/.test(uid)) throw new ApiError('profile.notFound');
    return { id: Number(uid) };
  }
  if (username?.trim()) return { usernameKey: usernameKeyOf(username.trim()) };
  if (caller) return { id: caller.id };
  throw new ApiError('input.invalid', 'uid or username is needed');
}
