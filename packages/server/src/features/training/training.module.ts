import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { TrainingController } from './training.controller';
import { TrainingService } from './training.service';
import { TrainingAccessModule } from './trainingAccess.module';
import { TrainingLimits } from './trainingLimits';

@Module({
  imports: [TrainingAccessModule, ProblemModule],
  controllers: [TrainingController],
  providers: [TrainingService, TrainingLimits],
})
export class TrainingModule {}
