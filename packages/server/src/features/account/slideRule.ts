import { ApiError, type SlideAction } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../api/caller';
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
    if (ticket) return this.challenges.spendTicket(ticket, action, context);
    if (isGuessing || !(await this.settings.switches()).slideOnlyAfterFailures) throw new ApiError('login.slideRequired');
  }
}
