import { Module } from '@nestjs/common';
import { ContestAccessModule } from '../contest/contestAccess.module';
import { ProblemModule } from '../problem/problem.module';
import { CompileCheck } from './compileCheck';
import { TrialController } from './trial.controller';
import { TrialQueries } from './trial.queries';
import { TrialService } from './trial.service';

@Module({
  imports: [ProblemModule, ContestAccessModule],
  controllers: [TrialController],
  providers: [TrialService, TrialQueries, CompileCheck],
  exports: [CompileCheck],
})
export class TrialModule {}
