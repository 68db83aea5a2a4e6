import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { checkPowers, inSite, Scopes } from '../../access/scope';
import type { Caller } from '../../access/caller';
import { JudgingQueries } from './judging.queries';

/** Who may change the verdict of a submission: in a contest its jury, elsewhere whoever may rejudge on the site. */
@Injectable()
export class JudgingAccess {
  constructor(
    private readonly queries: JudgingQueries,
    private readonly scopes: Scopes,
  ) {}

  /** @throws ApiError when the caller may not, which tells nothing of whether there is such a submission. */
  async check(submitId: number, caller: Caller) {
    const cid = await this.queries.contestOf(submitId);
    const scoped = cid === undefined ? inSite(caller) : await this.scopes.contest(cid, caller, { asHeld: true }).catch(denied);
    checkPowers(scoped, 'judge');
  }
}

const denied = (reason: unknown) => {
  throw reason instanceof ApiError ? new ApiError('access.denied') : reason;
};
