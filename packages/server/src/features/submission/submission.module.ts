import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { VerificationModule } from '../verification/verification.module';
import { Haste } from './haste';
import { Landmarks } from './landmarks';
import { SubmissionController } from './submission.controller';
import { SubmissionQueries } from './submission.queries';
import { SubmissionService } from './submission.service';

@Module({
  imports: [ProblemModule, VerificationModule],
  controllers: [SubmissionController],
  providers: [SubmissionService, SubmissionQueries, Haste, Landmarks],
})
export class SubmissionModule {}
