import { Module } from '@nestjs/common';
import { ContestBoardModule } from '../contestBoard/contestBoard.module';
import { DiscussionModule } from '../discussion/discussion.module';
import { SubmissionModule } from '../submission/submission.module';
import { LiveController } from './live.controller';
import { LiveService } from './live.service';
import { LostRights } from './lostRights';
import { QueuePlaces } from './queuePlaces';
import { StreamRegistry } from './streamRegistry';
import { Topics } from './topics/topics';

@Module({
  imports: [ContestBoardModule, DiscussionModule, SubmissionModule],
  controllers: [LiveController],
  providers: [LiveService, LostRights, QueuePlaces, StreamRegistry, Topics],
  exports: [StreamRegistry],
})
export class LiveModule {}
