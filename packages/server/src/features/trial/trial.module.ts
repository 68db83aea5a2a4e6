import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { SubmissionModule } from '../submission/submission.module';
import { TrialController } from './trial.controller';
import { TrialQueries } from './trial.queries';
import { TrialService } from './trial.service';

@Module({ imports: [ProblemModule, SubmissionModule], controllers: [TrialController], providers: [TrialService, TrialQueries] })
export class TrialModule {}
