import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { type Database, InjectDatabase } from '../../database/database';
import { openLimiter, spend } from '../../database/limiter';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const WINDOW_S = 30 * MINUTE_S;
const LONGEST_BLOCK_S = 8 * HOUR_S;
/** Failures after which a login needs a solved slide: at this account, from this address. */
const FREE_OF_ACCOUNT = 3;
const FREE_OF_ADDRESS = 60;

interface Attempt {
  usernameKey: string;
  network: string;
}

/**
 * Limits that hold for all API processes together, because they are counted in the database.
 *
 * Guessing a password gets harder step by step: three failures are free, then each try needs a solved slide, after twenty from one
 * address that address waits half an hour, and twice as long each further time of that day.
 */
@Injectable()
export class AccountLimits {
  private readonly failuresHere;
  private readonly failuresOfAccount;
  private readonly failuresOfAddress;
  private readonly blocks;
  private readonly codesOfAddress;
  private readonly registrationsOfAddress;
  private readonly resetsOfEmail;
  private readonly resetsOfAddress;
  private readonly passwordsOfUser;
  private readonly avatarsOfUser;
  private readonly lookupsOfNetwork;

  constructor(@InjectDatabase() database: Database) {
    this.failuresHere = openLimiter(database, 'login', { points: 20, perS: WINDOW_S });
    // Only counted: whoever guesses must not be able to lock the owner out.
    this.failuresOfAccount = openLimiter(database, 'login-account', { points: 1, perS: WINDOW_S });
    this.failuresOfAddress = openLimiter(database, 'login-ip', { points: 200, perS: WINDOW_S, blockS: WINDOW_S });
    this.blocks = openLimiter(database, 'login-block', { points: 1000, perS: 24 * HOUR_S });
    this.codesOfAddress = openLimiter(database, 'code-ip', { points: 30, perS: HOUR_S });
    this.registrationsOfAddress = openLimiter(database, 'register-ip', { points: 60, perS: HOUR_S });
    this.resetsOfEmail = openLimiter(database, 'reset', { points: 1, perS: 90 });
    this.resetsOfAddress = openLimiter(database, 'reset-ip', { points: 60, perS: HOUR_S });
    this.passwordsOfUser = openLimiter(database, 'password', { points: 5, perS: WINDOW_S, blockS: WINDOW_S });
    this.lookupsOfNetwork = openLimiter(database, 'lookup', { points: 300, perS: 10 * MINUTE_S });
    this.avatarsOfUser = openLimiter(database, 'avatar', { points: 30, perS: HOUR_S });
  }

  /**
   * Counts a login before its password is looked at, so that many at once cannot slip through together.
   * @returns whether it needs a solved slide.
   */
  async countLogin(attempt: Attempt): Promise<boolean> {
    const { usernameKey, network } = attempt;
    const ofAddress = await spend(this.failuresOfAddress, network, 'login.tooMany');
    const here = await this.countHere(attempt);
    const { consumedPoints: ofAccount } = await this.failuresOfAccount.penalty(usernameKey);
    return Math.max(here, ofAccount) > FREE_OF_ACCOUNT || ofAddress > FREE_OF_ADDRESS;
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
    await Promise.all([this.failuresHere.delete(hereOf(attempt)), this.failuresOfAccount.delete(attempt.usernameKey)]);
  }

  /** After a new password the old failures mean nothing. */
  async forgiveAccount(usernameKey: string) {
    await this.failuresOfAccount.delete(usernameKey);
  }

  countCode = (network: string) => spend(this.codesOfAddress, network, 'register.tooMany');
  countRegistration = (network: string) => spend(this.registrationsOfAddress, network, 'register.tooMany');
  countResetMail = (emailKey: string) => spend(this.resetsOfEmail, emailKey, 'register.codeTooSoon');
  countReset = (network: string) => spend(this.resetsOfAddress, network, 'register.tooMany');
  /** Whether a name is taken, asked from one place. */
  countLookup = (network: string) => spend(this.lookupsOfNetwork, network, 'register.tooMany');
  countAvatar = (userId: number) => spend(this.avatarsOfUser, String(userId), 'register.tooMany');
  countPassword = (userId: number) => spend(this.passwordsOfUser, String(userId), 'account.locked');
  forgivePassword = (userId: number) => this.passwordsOfUser.delete(String(userId));

  private async countHere(attempt: Attempt): Promise<number> {
    const key = hereOf(attempt);
    try {
      return (await this.failuresHere.consume(key)).consumedPoints;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const isFirst = reason.consumedPoints === this.failuresHere.points + 1;
      throw ApiError.after('login.tooMany', isFirst ? await this.block(key) : reason.msBeforeNext);
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

const hereOf = ({ usernameKey, network }: Attempt) => `${usernameKey}|${network}`;
