import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import type { InTraining } from '../../access/trainingScope';
import { Handles, type InputFor } from '../../api/handles';
import { TrainingRankService } from './trainingRank.service';

const api = contract.training;
type Api = typeof api;

@Controller()
export class TrainingRankController {
  constructor(private readonly ranks: TrainingRankService) {}

  @Handles(api.rank)
  rank(query: InputFor<Api['rank']>, scoped: InTraining<Caller | undefined>) {
    return this.ranks.page(query, scoped);
  }
}
