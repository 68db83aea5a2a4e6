import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { VerificationModule } from '../verification/verification.module';
import { CaseTexts } from './caseTexts.queries';
import { ContestParticipantsModule } from './contestParticipants.module';
import { ContestPage } from './contestPage.queries';
import { SubmitTargets } from './submitTarget';
import { SubmitThrottle } from './submitThrottle';
import { SubmissionController } from './submission.controller';
import { SubmissionQueries } from './submission.queries';
import { SubmissionService } from './submission.service';

@Module({
  imports: [ProblemModule, VerificationModule, ContestParticipantsModule],
  controllers: [SubmissionController],
  providers: [SubmissionService, SubmissionQueries, ContestPage, CaseTexts, SubmitThrottle, SubmitTargets],
  exports: [SubmissionQueries],
})
export class SubmissionModule {}
