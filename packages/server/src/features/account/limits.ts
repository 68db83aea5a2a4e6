import { ApiError, type ErrorCode } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type Database, InjectDatabase } from '../../database/database';

const MINUTE_S = 60;

/** Limits that hold for all API processes together, because they are counted in the database. */
@Injectable()
export class AccountLimits {
  private readonly failedLogins;
  private readonly failedLoginsOfAddress;
  private readonly codesOfAddress;
  private readonly registrationsOfAddress;

  constructor(@InjectDatabase() { $client }: Database) {
    const limiter = (keyPrefix: string, points: number, durationS: number, blockS = 0) =>
      new RateLimiterPostgres({
        storeClient: $client,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix,
        points,
        duration: durationS,
        blockDuration: blockS,
      });
    this.failedLogins = limiter('login', 20, 30 * MINUTE_S, 30 * MINUTE_S);
    this.failedLoginsOfAddress = limiter('login-ip', 200, 30 * MINUTE_S, 30 * MINUTE_S);
    this.codesOfAddress = limiter('code-ip', 30, 60 * MINUTE_S);
    this.registrationsOfAddress = limiter('register-ip', 60, 60 * MINUTE_S);
  }

  /** Counts a login before its password is looked at, so that many at once cannot slip through together. */
  async countLogin(usernameKey: string, ip: string) {
    await spend(this.failedLoginsOfAddress, ip, 'login.tooMany');
    await spend(this.failedLogins, `${usernameKey}|${ip}`, 'login.tooMany');
  }

  async forgiveLogin(usernameKey: string, ip: string) {
    await Promise.all([this.failedLogins.delete(`${usernameKey}|${ip}`), this.failedLoginsOfAddress.reward(ip, 1)]);
  }

  countCode = (ip: string) => spend(this.codesOfAddress, ip, 'register.tooMany');
  countRegistration = (ip: string) => spend(this.registrationsOfAddress, ip, 'register.tooMany');
}

async function spend(limiter: RateLimiterPostgres, key: string, refusal: ErrorCode) {
  await limiter.consume(key).catch(reason => {
    throw reason instanceof RateLimiterRes ? new ApiError(refusal) : reason;
  });
}
