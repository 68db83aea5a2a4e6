import { Module } from '@nestjs/common';
import { ContestController } from './contest.controller';
import { ContestService } from './contest.service';
import { ContestAccessModule } from './contestAccess.module';
import { ContestLimits } from './contestLimits';

@Module({
  imports: [ContestAccessModule],
  controllers: [ContestController],
  providers: [ContestService, ContestLimits],
  exports: [ContestLimits],
})
export class ContestModule {}
