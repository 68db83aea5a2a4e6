import { Module } from '@nestjs/common';
import { RemoteSiteModule } from '../remoteSite/remoteSite.module';
import { SubmissionModule } from '../submission/submission.module';
import { JudgingController } from './judging.controller';
import { JudgingQueries } from './judging.queries';
import { JudgingService } from './judging.service';
import { ResubmitService } from './resubmit.service';

@Module({
  imports: [SubmissionModule, RemoteSiteModule],
  controllers: [JudgingController],
  providers: [JudgingService, JudgingQueries, ResubmitService],
})
export class JudgingModule {}
