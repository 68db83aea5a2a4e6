import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { GroupScopes } from '../../access/groupScope';
import { checkPowers, TrainingScopes } from '../../access/scope';
import { type InTraining, powersInTraining } from '../../access/trainingScope';
import type { Caller } from '../../access/caller';
import type { Executor } from '../../database/database';
import { TrainingQueries } from './training.queries';

@Injectable()
export class StoredTrainingScopes extends TrainingScopes {
  constructor(
    private readonly queries: TrainingQueries,
    private readonly groups: GroupScopes,
  ) {
    super();
  }

  override async training<C extends Caller | undefined>(tid: number, caller: C, executor?: Executor): Promise<InTraining<C>> {
    const found = await this.queries.scope(tid, caller?.id, executor);
    if (!found) throw new ApiError('training.notFound');
    const group = await this.groups.openOf('training.notFound', found.training, caller, executor);
    const scope = { kind: 'training', ...found, group } as const;
    const scoped = { ...scope, powers: powersInTraining(caller, scope), caller };
    checkPowers(scoped, undefined);
    return scoped;
  }
}
