import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import { GroupScopes } from '../../access/groupScope';
import { checkPowers, type InContest, type Opening, powersIn, Scopes } from '../../access/scope';
import { inWindow } from '../../access/virtualWindow';
import { ContestQueries } from './contest.queries';

@Injectable()
export class ContestScopes extends Scopes {
  constructor(
    private readonly queries: ContestQueries,
    private readonly groups: GroupScopes,
  ) {
    super();
  }

  override async contest<C extends Caller | undefined>(cid: number, caller: C, opening: Opening = {}): Promise<InContest<C>> {
    const found = await this.queries.scope(cid, caller?.id, opening.executor);
    if (!found) throw new ApiError('contest.notFound');
    const { window, ...facts } = found;
    const group = await this.groups.openOf('contest.notFound', facts.contest, caller, opening.executor);
    const held = { kind: 'contest', ...facts, group } as const;
    const own = inWindow(held, window);
    const scope = opening.asHeld ? { ...held, isBesideWindow: own.run !== undefined } : own;
    const scoped = { ...scope, powers: powersIn(caller, scope), caller };
    checkPowers(scoped, undefined);
    return scoped;
  }
}
