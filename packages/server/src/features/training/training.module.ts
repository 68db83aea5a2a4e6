import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { TrainingRankQueries } from './rank/trainingRank.queries';
import { TrainingRankService } from './rank/trainingRank.service';
import { TrainingRanks } from './rank/trainingRanks';
import { TrainingController } from './training.controller';
import { TrainingService } from './training.service';
import { TrainingAccessModule } from './trainingAccess.module';
import { TrainingLimits } from './trainingLimits';

@Module({
  imports: [TrainingAccessModule, ProblemModule],
  controllers: [TrainingController],
  providers: [TrainingService, TrainingLimits, TrainingRankService, TrainingRankQueries, TrainingRanks],
  exports: [TrainingRankQueries, TrainingRanks],
})
export class TrainingModule {}
