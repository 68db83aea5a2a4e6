import { Injectable } from '@nestjs/common';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';

const WINDOW_S = 1_800;
const OF_A_USER = 10;
const OF_A_NETWORK = 200;
/** Boards of the past that are computed for one network in a minute. */
const PAST_BOARDS = 30;
/** Virtual participations that a user begins in an hour. */
const VIRTUAL_RUNS = 10;

/**
 * Guesses at the passwords of contests: each is counted before it is looked at, and given back when it was right. Boards of the past, which
 * cost a fold each. Virtual participations, of which each is kept.
 */
@Injectable()
export class ContestLimits {
  private readonly ofUser;
  private readonly ofNetwork;
  private readonly pastBoards;
  private readonly virtualRuns;

  constructor(@InjectDatabase() database: Database) {
    this.ofUser = createLimiter(database, 'contest', { points: OF_A_USER, perS: WINDOW_S, blockS: WINDOW_S });
    this.ofNetwork = createLimiter(database, 'contest-ip', { points: OF_A_NETWORK, perS: WINDOW_S, blockS: WINDOW_S });
    this.pastBoards = createLimiter(database, 'past-board', { points: PAST_BOARDS, perS: 60 });
    this.virtualRuns = createLimiter(database, 'virtual-run', { points: VIRTUAL_RUNS, perS: 3_600 });
  }

  /** @throws ApiError when there were too many. */
  async countPassword(userId: number, network: string) {
    await consume(this.ofNetwork, network, 'contest.tooManyPasswords');
    await consume(this.ofUser, String(userId), 'contest.tooManyPasswords');
  }

  /** @throws ApiError when there were too many. */
  countPastBoard = (network: string) => consume(this.pastBoards, network, 'server.tooMany');

  /** @throws ApiError when there were too many. */
  countVirtualRun = (userId: number) => consume(this.virtualRuns, String(userId), 'server.tooMany');

  async forgivePassword(userId: number, network: string) {
    await Promise.all([this.ofNetwork.reward(network), this.ofUser.delete(String(userId))]);
  }
}
