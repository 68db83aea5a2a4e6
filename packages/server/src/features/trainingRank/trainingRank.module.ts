import { Module } from '@nestjs/common';
import { TrainingRankController } from './trainingRank.controller';
import { TrainingRankQueries } from './trainingRank.queries';
import { TrainingRankService } from './trainingRank.service';
import { TrainingRanks } from './trainingRanks';

@Module({
  controllers: [TrainingRankController],
  providers: [TrainingRankService, TrainingRankQueries, TrainingRanks],
  exports: [TrainingRankQueries, TrainingRanks],
})
export class TrainingRankModule {}
