import { Module } from '@nestjs/common';
import { CommentModule } from '../comment/comment.module';
import { ContestBoardModule } from '../contestBoard/contestBoard.module';
import { CcsController } from './ccs.controller';
import { CcsQueries } from './ccs.queries';
import { CcsService } from './ccs.service';
import { CcsFeedService } from './ccsFeed.service';
import { CcsLimits } from './ccsLimits';
import { CcsClarifications } from './ccsClarifications';
import { CcsReader } from './ccsReader';
import { ContestChanges } from './contestChanges';
import { FeedLines } from './feedLines';

@Module({
  imports: [ContestBoardModule, CommentModule],
  controllers: [CcsController],
  providers: [CcsService, CcsFeedService, CcsReader, CcsClarifications, CcsQueries, CcsLimits, ContestChanges, FeedLines],
})
export class CcsModule {}
