import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { AccountQueries } from './account.queries';
import { isBanned, isDeleted, usernameKeyOf } from './account.rules';
import { AccountLimits, type Attempt, type LoginCount } from './limits';
import { hashPassword, isOfMd5, isPasswordRight } from './passwords';

/** How a login proves that it is no program that guesses. */
export interface Admission {
  /** A solved slide is shown: no pause is asked for. What it throws is no guess. */
  solveSlide?: (() => Promise<void>) | undefined;
  /** Called where no slide is shown, with whether one is necessary. What it throws is no guess. */
  admit(needsSlide: boolean): Promise<void>;
  /** The refusal of a try without a slide that comes too soon. */
  tooSoon(waitMs: number): ApiError;
}

interface Credentials {
  username: string;
  password: string;
}

/** Finds the user with this name and password. All ways to log in use it, so that all guesses are counted together. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly queries: AccountQueries,
    private readonly limits: AccountLimits,
  ) {}

  /**
   * @throws ApiError when they are nobody's, or the account is banned.
   */
  async userOf({ username, password }: Credentials, network: string, admission: Admission) {
    const attempt = { usernameKey: usernameKeyOf(username), network };
    const count = await this.limits.countLogin(attempt);
    await this.letIn(attempt, count, admission).catch(async reason => {
      await this.limits.takeBackLogin(attempt);
      throw reason;
    });
    const user = await this.queries.findByUsername(attempt.usernameKey);
    const right = await isPasswordRight(password, user?.passwordHash, network);
    if (!right || !user || isDeleted(user)) {
      await this.limits.pause(attempt, count);
      throw new ApiError('login.wrong');
    }
    await this.limits.forgiveLogin(attempt);
    if (isOfMd5(user.passwordHash)) await this.queries.rehash(user, await hashPassword(password, network));
    if (isBanned(user)) throw new ApiError('login.banned');
    return user;
  }

  /**
   * Checks the own password of a user who is logged in; five wrong ones lock for half an hour. @throws ApiError when it is wrong, or there
   * were too many.
   */
  async proveOwn(userId: number, password: string) {
    await this.limits.countPassword(userId);
    const user = await this.queries.find(userId);
    if (!(await isPasswordRight(password, user?.passwordHash, `user ${userId}`))) throw new ApiError('account.passwordWrong');
    await this.limits.forgivePassword(userId);
  }

  private async letIn(attempt: Attempt, count: LoginCount, { solveSlide, admit, tooSoon }: Admission) {
    if (solveSlide) return solveSlide();
    await admit(count.needsSlide);
    await this.limits.checkPause(attempt, count, tooSoon);
  }
}
