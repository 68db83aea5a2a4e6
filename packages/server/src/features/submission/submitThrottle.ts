import { ApiError, type contract, refusalAfter, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { createLimiter, pointsUsed } from '../../database/limiter';
import { SiteSettings } from '../site/site.settings';
import { Challenges } from '../verification/challenges';
import { SubmissionQueries } from './submission.queries';

type Draft = Pick<ServerInput<typeof contract.submission.submit>, 'captcha' | 'captchaKey'>;

/** Number of refusals within `WITHIN_S` before a captcha is shown. */
const FREE = 3;
const WITHIN_S = 600;

/**
 * Who submits too fast. The interval between two submissions is the first rule; whoever runs into it again and again is asked for
 * the characters in a picture with the next submission, and then starts anew.
 */
@Injectable()
export class SubmitThrottle {
  private readonly refusals;

  constructor(
    private readonly queries: SubmissionQueries,
    private readonly settings: SiteSettings,
    private readonly challenges: Challenges,
    @InjectDatabase() database: Database,
  ) {
    this.refusals = createLimiter(database, 'haste', { points: FREE, perS: WITHIN_S });
  }

  /** Seconds between two submissions of a user; 0: there is no such rule, and nobody is asked for anything. */
  async intervalS() {
    return (await this.settings.switches()).defaultSubmitInterval;
  }

  /**
   * Both rules in one look. Who last submitted longer ago than a refusal is remembered cannot have been refused since.
   * @returns whether the caller must show that they are a person.
   * @throws ApiError while the interval is not over.
   */
  async needsCaptcha({ id }: Caller, intervalS: number, tx: Executor) {
    if (!intervalS) return false;
    const taken = pointsUsed(this.refusals, String(id));
    const found = await this.queries.submitThrottle(tx, id, { intervalS, watchedS: intervalS + WITHIN_S, taken });
    if (found.waitS > 0) throw refusalAfter('submission.tooSoon', found.waitS * 1000);
    return found.taken >= FREE;
  }

  /** @throws ApiError when the caller does not show that they are a person. */
  async checkPerson({ captcha, captchaKey }: Draft, { id }: Caller) {
    if (!captcha || !captchaKey) throw new ApiError('submission.captchaRequired');
    await this.challenges.checkCaptcha(captchaKey, captcha.trim());
    await this.refusals.delete(String(id));
  }

  /** Counts a refusal of a user who submits too fast. Throws every reason again. */
  async recordRefusal({ id }: Caller, reason: unknown): Promise<never> {
    if (reason instanceof ApiError && reason.code === 'submission.tooSoon') await this.refusals.penalty(String(id));
    throw reason;
  }
}
