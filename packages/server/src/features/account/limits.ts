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
  ip: string;
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
    this.avatarsOfUser = openLimiter(database, 'avatar', { points: 30, perS: HOUR_S });
  }

  /**
   * Counts a login before its password is looked at, so that many at once cannot slip through together.
   * @returns whether it needs a solved slide.
   */
  async countLogin(attempt: Attempt): Promise<boolean> {
    const { usernameKey, ip } = attempt;
    const ofAddress = await spend(this.failuresOfAddress, ip, 'login.tooMany');
    const here = await this.countHere(attempt);
    const { consumedPoints: ofAccount } = await this.failuresOfAccount.penalty(usernameKey);
    return Math.max(here, ofAccount) > FREE_OF_ACCOUNT || ofAddress > FREE_OF_ADDRESS;
  }

  /** What was counted was no guess at a password. */
  async takeBackLogin({ usernameKey, ip }: Attempt) {
    await Promise.all([
      this.failuresOfAddress.reward(ip),
      this.failuresHere.reward(hereOf({ usernameKey, ip })),
      this.failuresOfAccount.reward(usernameKey),
    ]);
  }

  async forgiveLogin(attempt: Attempt) {
    await this.takeBackLogin(attempt);
    await this.failuresHere.delete(hereOf(attempt));
  }

  /** After a new password the old failures mean nothing. */
  async forgiveAccount(usernameKey: string) {
    await this.failuresOfAccount.delete(usernameKey);
  }

  countCode = (ip: string) => spend(this.codesOfAddress, ip, 'register.tooMany');
  countRegistration = (ip: string) => spend(this.registrationsOfAddress, ip, 'register.tooMany');
  countResetMail = (emailKey: string) => spend(this.resetsOfEmail, emailKey, 'register.codeTooSoon');
  countReset = (ip: string) => spend(this.resetsOfAddress, ip, 'register.tooMany');
  countAvatar = (userId: number) => spend(this.avatarsOfUser, String(userId), 'register.tooMany');
  countPassword = (userId: number) => spend(this.passwordsOfUser, String(userId), 'account.locked');
  forgivePassword = (userId: number) => this.passwordsOfUser.delete(String(userId));

  private async countHere(attempt: Attempt): Promise<number> {
    const key = hereOf(attempt);
    try {
      return (await this.failuresHere.consume(key)).consumedPoints;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      if (reason.consumedPoints === this.failuresHere.points + 1) await this.block(key);
      throw new ApiError('login.tooMany');
    }
  }

  private async block(key: string) {
    const { consumedPoints } = await this.blocks.consume(key);
    await this.failuresHere.block(key, Math.min(WINDOW_S * 2 ** (consumedPoints - 1), LONGEST_BLOCK_S));
  }
}

const hereOf = ({ usernameKey, ip }: Attempt) => `${usernameKey}|${ip}`;
