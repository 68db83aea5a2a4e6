import { Module } from '@nestjs/common';
import { ContestBoardModule } from '../contestBoard/contestBoard.module';
import { CcsController } from './ccs.controller';
import { CcsQueries } from './ccs.queries';
import { CcsService } from './ccs.service';
import { CcsFeedService } from './ccsFeed.service';
import { CcsLimits } from './ccsLimits';
import { CcsReader } from './ccsReader';
import { ContestChanges } from './contestChanges';
import { FeedLines } from './feedLines';

@Module({
  imports: [ContestBoardModule],
  controllers: [CcsController],
  providers: [CcsService, CcsFeedService, CcsReader, CcsQueries, CcsLimits, ContestChanges, FeedLines],
})
export class CcsModule {}
