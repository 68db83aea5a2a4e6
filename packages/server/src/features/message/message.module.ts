import { Module } from '@nestjs/common';
import { MessageController } from './message.controller';
import { MessageQueries } from './message.queries';
import { MessageService } from './message.service';
import { DigestJob } from './digest.job';
import { MessageSwitches } from './messageSwitches.queries';
import { NoticeQueries } from './notice.queries';
import { NoticeService } from './notice.service';

@Module({
  controllers: [MessageController],
  providers: [MessageService, NoticeService, MessageQueries, NoticeQueries, MessageSwitches, DigestJob],
})
export class MessageModule {}
