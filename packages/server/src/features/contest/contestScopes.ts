import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../api/caller';
import { checkPowers, type InContest, powersIn, Scopes } from '../../access/scope';
import type { Executor } from '../../database/database';
import { ContestQueries } from './contest.queries';

@Injectable()
export class ContestScopes extends Scopes {
  constructor(private readonly queries: ContestQueries) {
    super();
  }

  override async contest<C extends Caller | undefined>(cid: number, caller: C, executor?: Executor): Promise<InContest<C>> {
    const found = await this.queries.scope(cid, caller?.id, executor);
    if (!found) throw new ApiError('contest.notFound');
    const scope = { kind: 'contest', ...found } as const;
    const scoped = { ...scope, powers: powersIn(caller, scope), caller };
    checkPowers(scoped, undefined);
    return scoped;
  }
}
