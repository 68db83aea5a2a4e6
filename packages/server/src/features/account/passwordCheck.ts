import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { AccountQueries } from './account.queries';
import { isBanned, isDeleted, usernameKeyOf } from './account.rules';
import { AccountLimits } from './limits';
import { hashPassword, isOfMd5, isPasswordRight } from './passwords';

interface Credentials {
  username: string;
  password: string;
}

/** Whose name and password these are. Every way in passes here, so that all guesses are counted together. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly queries: AccountQueries,
    private readonly limits: AccountLimits,
  ) {}

  /**
   * @param admit called before the password is looked at, with whether there were failures; what it throws is no guess.
   * @throws ApiError when they are nobody's, or the account is banned.
   */
  async userOf({ username, password }: Credentials, network: string, admit: (isGuessing: boolean) => Promise<void>) {
    const attempt = { usernameKey: usernameKeyOf(username), network };
    const isGuessing = await this.limits.countLogin(attempt);
    await admit(isGuessing).catch(async reason => {
      await this.limits.takeBackLogin(attempt);
      throw reason;
    });
    const user = await this.queries.findByUsername(attempt.usernameKey);
    const right = await isPasswordRight(password, user?.passwordHash);
    if (!right || !user || isDeleted(user)) throw new ApiError('login.wrong');
    await this.limits.forgiveLogin(attempt);
    if (isOfMd5(user.passwordHash)) await this.queries.rehash(user, await hashPassword(password));
    if (isBanned(user)) throw new ApiError('login.banned');
    return user;
  }
}
