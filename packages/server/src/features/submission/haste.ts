import { ApiError, type contract, type Input } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../api/caller';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { openLimiter } from '../../database/limiter';
import { SiteSettings } from '../site/site.settings';
import { Challenges } from '../verification/challenges';
import { SubmissionQueries } from './submission.queries';

type Draft = Input<typeof contract.submission.submit>;

/** So often within so long somebody may be refused before a picture is shown. */
const FREE = 3;
const WITHIN_S = 600;

/**
 * Who submits too fast. The interval between two submissions is the first rule; whoever runs into it again and again is asked for
 * the characters in a picture with the next submission, and then starts anew.
 */
@Injectable()
export class Haste {
  private readonly refusals;

  constructor(
    private readonly queries: SubmissionQueries,
    private readonly settings: SiteSettings,
    private readonly challenges: Challenges,
    @InjectDatabase() database: Database,
  ) {
    this.refusals = openLimiter(database, 'haste', { points: FREE, perS: WITHIN_S });
  }

  /** @throws ApiError while the interval is not over. */
  async checkInterval({ id }: Caller, executor?: Executor) {
    const { defaultSubmitInterval: seconds } = await this.settings.switches();
    if (seconds && (await this.queries.hasSubmittedWithin(id, seconds, executor))) throw new ApiError('submission.tooSoon');
  }

  /** @throws ApiError when the caller must show that they are a person, and did not. What is stored already passes. */
  async checkPerson({ clientKey, captcha, captchaKey }: Draft, caller: Caller) {
    const refused = await this.refusals.get(String(caller.id));
    if (!refused || refused.consumedPoints < FREE) return;
    if (clientKey && (await this.queries.findByClientKey(caller.id, clientKey))) return;
    await this.checkInterval(caller);
    if (!captcha || !captchaKey) throw new ApiError('submission.captchaRequired');
    await this.challenges.checkCaptcha(captchaKey, captcha.trim());
    await this.refusals.delete(String(caller.id));
  }

  /** Remembers a refusal for haste, and passes on whatever it was. */
  async remember({ id }: Caller, reason: unknown): Promise<never> {
    if (reason instanceof ApiError && reason.code === 'submission.tooSoon') await this.refusals.penalty(String(id));
    throw reason;
  }
}
