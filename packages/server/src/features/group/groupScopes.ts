import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { GroupScopes, type InGroup, openGroup } from '../../access/groupScope';
import type { Caller } from '../../access/caller';
import type { Executor } from '../../database/database';
import { GroupQueries } from './group.queries';

@Injectable()
export class StoredGroupScopes extends GroupScopes {
  constructor(private readonly queries: GroupQueries) {
    super();
  }

  override async open<C extends Caller | undefined>(gid: number, caller: C, executor?: Executor): Promise<InGroup<C>> {
    const found = await this.queries.scope(gid, caller?.id, executor);
    if (!found) throw new ApiError('group.notFound');
    return openGroup(found.group, found.level, caller);
  }
}
