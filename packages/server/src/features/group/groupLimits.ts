import { Injectable } from '@nestjs/common';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';

const HOUR_S = 3_600;
const WINDOW_S = 1_800;
/** Guesses at invitation codes. */
const CODES_OF_A_USER = 10;
const CODES_OF_A_NETWORK = 200;
/** What a user changes about groups and their members in an hour: accepting a class is many changes. */
const WRITINGS = 600;
/** Times that a user joins or applies in an hour: each may tell an owner. */
const JOINS = 30;
/** Users whom a user puts into groups in a day: each is told. */
const DAY_S = 86_400;
const ADDED = 2_000;
/** Exports and pictures of a user in an hour. */
const FILES = 30;

/** More members a group cannot have. */
export const MOST_MEMBERS = 10_000;

/** Limits that hold for all API processes together. A guess is counted before it is looked at, and given back when it was right. */
@Injectable()
export class GroupLimits {
  private readonly codesOfUser;
  private readonly codesOfNetwork;
  private readonly joins;
  private readonly writings;
  private readonly files;
  private readonly added;

  constructor(@InjectDatabase() database: Database) {
    this.codesOfUser = createLimiter(database, 'group-code', { points: CODES_OF_A_USER, perS: WINDOW_S, blockS: WINDOW_S });
    this.codesOfNetwork = createLimiter(database, 'group-code-ip', { points: CODES_OF_A_NETWORK, perS: WINDOW_S, blockS: WINDOW_S });
    this.joins = createLimiter(database, 'group-join', { points: JOINS, perS: HOUR_S });
    this.writings = createLimiter(database, 'group', { points: WRITINGS, perS: HOUR_S });
    this.files = createLimiter(database, 'group-file', { points: FILES, perS: HOUR_S });
    this.added = createLimiter(database, 'group-added', { points: ADDED, perS: DAY_S });
  }

  /** @throws ApiError when there were too many. */
  async countCode(userId: number, network: string) {
    await consume(this.codesOfNetwork, network, 'group.tooManyCodes');
    await consume(this.codesOfUser, String(userId), 'group.tooManyCodes');
  }

  async forgiveCode(userId: number, network: string) {
    await Promise.all([this.codesOfNetwork.reward(network), this.codesOfUser.reward(String(userId))]);
  }

  /** @throws ApiError when there were too many. */
  countJoin = (userId: number) => consume(this.joins, String(userId), 'server.tooMany');

  /** @throws ApiError when there were too many. */
  countWriting = (userId: number) => consume(this.writings, String(userId), 'server.tooMany');

  /** @throws ApiError when there were too many. */
  countAdded = (userId: number, count: number) => consume(this.added, String(userId), 'server.tooMany', count);

  /** @throws ApiError when there were too many. */
  countFile = (userId: number) => consume(this.files, String(userId), 'server.tooMany');
}
