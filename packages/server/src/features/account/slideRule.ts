import { ApiError, secondsOf, type SlideAction } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../api/caller';
import { LocalisedRefusal } from '../../api/localisedRefusal';
import { SiteSettings } from '../site/site.settings';
import { Challenges } from '../verification/challenges';

/** Which actions need a solved slide verification first (decision 11). */
@Injectable()
export class SlideRule {
  constructor(
    private readonly settings: SiteSettings,
    private readonly challenges: Challenges,
  ) {}

  /**
   * A ticket that is sent is always checked, and is gone afterwards.
   * @param isGuessing whether there were failures that ask for a slide on every site.
   * @throws ApiError when a slide is needed, or the ticket is not good for this action.
   */
  async check(action: SlideAction, ticket: string | undefined, context: RequestContext, isGuessing = false) {
    if (ticket) return this.challenges.consumeTicket(ticket, action, context);
    if (isGuessing || !(await this.settings.switches()).slideOnlyAfterFailures) throw new ApiError('login.slideRequired');
  }

  /** What was asked for with this ticket was no guess: it is good once more. */
  giveBack = (action: SlideAction, ticket: string, context: RequestContext) => this.challenges.giveBackTicket(ticket, action, context);
}

/** What a login without a slide is told during a pause: it may also wait. A client that knows of no slide can do nothing else. */
export function waitOrSlide(waitMs: number): ApiError {
  const waitS = secondsOf(waitMs);
  const refusal = new LocalisedRefusal('login.slideRequired', {
    'zh-CN': `请等待 ${waitS} 秒后再登录，或先完成滑动验证`,
    'en-US': `Wait ${waitS === 1 ? 'a second' : `${waitS} seconds`} before the next login, or solve the slide verification first`,
  });
  return Object.assign(refusal, { waitS });
}
