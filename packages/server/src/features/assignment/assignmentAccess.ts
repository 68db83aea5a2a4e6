import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import type { Executor } from '../../database/database';
import { AssignmentQueries } from './assignment.queries';

/** Decides who may read which assignment: managers of the group all of them, members those that concern them. */
@Injectable()
export class AssignmentAccess {
  constructor(private readonly queries: AssignmentQueries) {}

  /** @throws ApiError when the group has no such assignment for the caller. */
  async open(id: number, { group, powers, caller }: InGroup, executor?: Executor) {
    const found = await this.queries.one(group.id, id, caller.id, executor);
    if (!found) throw new ApiError('assignment.notFound');
    if (!powers.manage && !(found.isConcerned && (await this.queries.isReadable(id)))) throw new ApiError('assignment.notFound');
    return found;
  }
}
