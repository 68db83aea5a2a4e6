import { ApiError, type GroupNeed } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { checkGroupPowers, GroupScopes } from '../../access/groupScope';
import type { Caller } from '../../access/caller';
import type { Executor } from '../../database/database';
import { GroupWriting } from './groupWriting.queries';

/** Groups for a change: the row of the group is locked first, then what the caller may do is read again. */
@Injectable()
export class LockedGroups {
  constructor(
    private readonly writing: GroupWriting,
    private readonly scopes: GroupScopes,
  ) {}

  /** @throws ApiError when the group is not there any more, or the caller cannot do there what is needed any more. */
  async open(tx: Executor, gid: number, caller: Caller, need?: GroupNeed) {
    const before = await this.writing.lock(tx, gid);
    if (!before) throw new ApiError('group.notFound');
    const scoped = await this.scopes.open(gid, caller, tx);
    checkGroupPowers(scoped, need);
    return { before, scoped };
  }
}
