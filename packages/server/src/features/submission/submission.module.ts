import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { Landmarks } from './landmarks';
import { SubmissionController } from './submission.controller';
import { SubmissionQueries } from './submission.queries';
import { SubmissionService } from './submission.service';

@Module({
  imports: [ProblemModule],
  controllers: [SubmissionController],
  providers: [SubmissionService, SubmissionQueries, Landmarks],
})
export class SubmissionModule {}
