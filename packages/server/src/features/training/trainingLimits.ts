import { Injectable } from '@nestjs/common';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';

const WINDOW_S = 1_800;
const OF_A_USER = 10;
const OF_A_NETWORK = 200;

/** Guesses at the passwords of trainings: each is counted before it is looked at, and given back when it was right. */
@Injectable()
export class TrainingLimits {
  private readonly ofUser;
  private readonly ofNetwork;

  constructor(@InjectDatabase() database: Database) {
    this.ofUser = createLimiter(database, 'training', { points: OF_A_USER, perS: WINDOW_S, blockS: WINDOW_S });
    this.ofNetwork = createLimiter(database, 'training-ip', { points: OF_A_NETWORK, perS: WINDOW_S, blockS: WINDOW_S });
  }

  /** @throws ApiError when there were too many. */
  async countPassword(userId: number, network: string) {
    await consume(this.ofNetwork, network, 'training.tooManyPasswords');
    await consume(this.ofUser, String(userId), 'training.tooManyPasswords');
  }

  async forgivePassword(userId: number, network: string) {
    await Promise.all([this.ofNetwork.reward(network), this.ofUser.delete(String(userId))]);
  }
}
