import { Injectable } from '@nestjs/common';
import { type Database, InjectDatabase } from '../../database/database';
import { openLimiter, spend } from '../../database/limiter';

const WINDOW_S = 1_800;
const OF_A_USER = 10;
const OF_A_NETWORK = 200;
/** Boards of the past that are computed for one network in a minute. */
const PAST_BOARDS = 30;

/**
 * Guesses at the passwords of contests: each is counted before it is looked at, and given back when it was right. And boards of the past,
 * which cost a fold each.
 */
@Injectable()
export class ContestLimits {
  private readonly ofUser;
  private readonly ofNetwork;
  private readonly pastBoards;

  constructor(@InjectDatabase() database: Database) {
    this.ofUser = openLimiter(database, 'contest', { points: OF_A_USER, perS: WINDOW_S, blockS: WINDOW_S });
    this.ofNetwork = openLimiter(database, 'contest-ip', { points: OF_A_NETWORK, perS: WINDOW_S, blockS: WINDOW_S });
    this.pastBoards = openLimiter(database, 'past-board', { points: PAST_BOARDS, perS: 60 });
  }

  /** @throws ApiError when there were too many. */
  async countPassword(userId: number, network: string) {
    await spend(this.ofNetwork, network, 'contest.tooManyPasswords');
    await spend(this.ofUser, String(userId), 'contest.tooManyPasswords');
  }

  /** @throws ApiError when there were too many. */
  countPastBoard = (network: string) => spend(this.pastBoards, network, 'server.tooMany');

  async forgivePassword(userId: number, network: string) {
    await Promise.all([this.ofNetwork.reward(network), this.ofUser.delete(String(userId))]);
  }
}
