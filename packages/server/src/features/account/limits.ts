import { ApiError, refusalAfter } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const WINDOW_S = 30 * MINUTE_S;
const LONGEST_BLOCK_S = 8 * HOUR_S;
const DAY_S = 24 * HOUR_S;
/** Failures at one account from one network that nobody has to wait for. */
const FREE_HERE = 3;
/** Failures after which every login needs a solved slide: at this account from anywhere, from this network at any account. */
const FREE_OF_ACCOUNT = 60;
const FREE_OF_NETWORK = 60;
const SHORTEST_PAUSE_S = 5;
const LONGEST_PAUSE_S = 30 * MINUTE_S;

export interface Attempt {
  usernameKey: string;
  network: string;
}

/** How a login stands before its password is looked at. */
export interface LoginCount {
  /** Whether a solved slide is needed, no matter how long the caller has waited. */
  needsSlide: boolean;
  /** Failures at this account from this network, this login counted. */
  here: number;
}

/**
 * Limits that hold for all API processes together, because they are counted in the database.
 *
 * Guessing a password gets harder step by step. Failures count at one account from one network, so that nobody can keep the owner out
 * from elsewhere: three are free, after each further one a try without a solved slide has to wait, five seconds and twice as long each
 * time. After twenty that network waits half an hour, and twice as long each further time of that day, slide or not. Many failures at an
 * account from many networks, or from one network at many accounts, make a slide necessary.
 */
@Injectable()
export class AccountLimits {
  private readonly failuresHere;
  private readonly pauses;
  private readonly failuresOfAccount;
  private readonly failuresOfAddress;
  private readonly blocks;
  private readonly codesOfAddress;
  private readonly registrationsOfAddress;
  private readonly resetsOfEmail;
  private readonly resetsOfAddress;
  private readonly passwordsOfUser;
  private readonly codesOfUser;
  private readonly avatarsOfUser;
  private readonly profilesOfUser;
  private readonly lookupsOfNetwork;

  constructor(@InjectDatabase() database: Database) {
    this.failuresHere = createLimiter(database, 'login', { points: 20, perS: DAY_S });
    this.pauses = createLimiter(database, 'login-pause', { points: 1, perS: SHORTEST_PAUSE_S });
    // These failures are only counted: somebody who guesses must not be able to lock the owner out.
    this.failuresOfAccount = createLimiter(database, 'login-account', { points: 1, perS: WINDOW_S });
    this.failuresOfAddress = createLimiter(database, 'login-ip', { points: 200, perS: WINDOW_S, blockS: WINDOW_S });
    this.blocks = createLimiter(database, 'login-block', { points: 1000, perS: DAY_S });
    // A class of sixty registers from one address, and some ask for a second code.
    this.codesOfAddress = createLimiter(database, 'code-ip', { points: 90, perS: HOUR_S });
    this.registrationsOfAddress = createLimiter(database, 'register-ip', { points: 60, perS: HOUR_S });
    this.resetsOfEmail = createLimiter(database, 'reset', { points: 1, perS: 90 });
    this.resetsOfAddress = createLimiter(database, 'reset-ip', { points: 60, perS: HOUR_S });
    this.passwordsOfUser = createLimiter(database, 'password', { points: 5, perS: WINDOW_S, blockS: WINDOW_S });
    this.codesOfUser = createLimiter(database, 'factor', { points: 5, perS: WINDOW_S, blockS: WINDOW_S });
    this.lookupsOfNetwork = createLimiter(database, 'lookup', { points: 300, perS: 10 * MINUTE_S });
    this.avatarsOfUser = createLimiter(database, 'avatar', { points: 30, perS: HOUR_S });
    // Boards and feeds that show a person are told of each change.
    this.profilesOfUser = createLimiter(database, 'profile', { points: 30, perS: HOUR_S });
  }

  /** Counts a login before its password is looked at, so that many at once cannot slip through together. */
  async countLogin(attempt: Attempt): Promise<LoginCount> {
    const { usernameKey, network } = attempt;
    const ofAddress = await consume(this.failuresOfAddress, network, 'login.tooMany');
    const here = await this.countHere(attempt);
    const { consumedPoints: ofAccount } = await this.failuresOfAccount.penalty(usernameKey);
    return { needsSlide: ofAccount > FREE_OF_ACCOUNT || ofAddress > FREE_OF_NETWORK, here };
  }

  /** @throws ApiError when a login without a solved slide comes too soon after the failure before; of several at once one passes. */
  async checkPause(attempt: Attempt, { here }: LoginCount, tooSoon: (waitMs: number) => ApiError) {
    if (here <= FREE_HERE) return;
    await this.pauses.consume(hereOf(attempt), 1, { customDuration: pauseAfter(here) }).catch(reason => {
      throw reason instanceof RateLimiterRes ? tooSoon(reason.msBeforeNext) : reason;
    });
  }

  /** Makes the next try without a solved slide wait. */
  async pause(attempt: Attempt, { here }: LoginCount) {
    if (here >= FREE_HERE) await this.pauses.block(hereOf(attempt), pauseAfter(here));
  }

  /** What was counted was no guess at a password. */
  async takeBackLogin({ usernameKey, network }: Attempt) {
    await Promise.all([
      this.failuresOfAddress.reward(network),
      this.failuresHere.reward(hereOf({ usernameKey, network })),
      this.failuresOfAccount.reward(usernameKey),
    ]);
  }

  /** A right password clears the failures of its account, here and everywhere. */
  async forgiveLogin(attempt: Attempt) {
    await this.failuresOfAddress.reward(attempt.network);
    const here = hereOf(attempt);
    await Promise.all([this.failuresHere.delete(here), this.pauses.delete(here), this.failuresOfAccount.delete(attempt.usernameKey)]);
  }

  /** Forgets the failures of an account that has a new password. */
  async forgiveAccount(usernameKey: string) {
    await this.failuresOfAccount.delete(usernameKey);
  }

  countCode = (network: string) => consume(this.codesOfAddress, network, 'register.tooMany');
  countRegistration = (network: string) => consume(this.registrationsOfAddress, network, 'register.tooMany');
  countResetMail = (emailKey: string) => consume(this.resetsOfEmail, emailKey, 'register.codeTooSoon');
  countReset = (network: string) => consume(this.resetsOfAddress, network, 'register.tooMany');
  /** Whether a name is taken, asked from one place. */
  countLookup = (network: string) => consume(this.lookupsOfNetwork, network, 'register.tooMany');
  countAvatar = (userId: number) => consume(this.avatarsOfUser, String(userId), 'register.tooMany');
  countProfile = (userId: number) => consume(this.profilesOfUser, String(userId), 'register.tooMany');
  countPassword = (userId: number) => consume(this.passwordsOfUser, String(userId), 'account.locked');
  /** Counts tries of the second factor. Whoever gets this far knows the password, or has a session. */
  countCodeOfFactor = (userId: number) => consume(this.codesOfUser, String(userId), 'account.codesLocked');
  forgiveCodes = (userId: number) => this.codesOfUser.delete(String(userId));
  forgivePassword = (userId: number) => this.passwordsOfUser.delete(String(userId));

  private async countHere(attempt: Attempt): Promise<number> {
    const key = hereOf(attempt);
    try {
      return (await this.failuresHere.consume(key)).consumedPoints;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const isFirst = reason.consumedPoints === this.failuresHere.points + 1;
      throw refusalAfter('login.tooMany', isFirst ? await this.block(key) : reason.msBeforeNext);
    }
  }

  /** @returns for how long, ms. */
  private async block(key: string) {
    const { consumedPoints } = await this.blocks.consume(key);
    const blockedS = Math.min(WINDOW_S * 2 ** (consumedPoints - 1), LONGEST_BLOCK_S);
    await this.failuresHere.block(key, blockedS);
    return blockedS * 1000;
  }
}

const pauseAfter = (failures: number) => Math.min(SHORTEST_PAUSE_S * 2 ** (failures - FREE_HERE), LONGEST_PAUSE_S);

const hereOf = ({ usernameKey, network }: Attempt) => `${usernameKey}|${network}`;
