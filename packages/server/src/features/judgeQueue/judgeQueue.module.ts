import { Module } from '@nestjs/common';
import { JudgeQueueController } from './judgeQueue.controller';
import { JudgeQueueQueries } from './judgeQueue.queries';
import { JudgeQueueService } from './judgeQueue.service';

@Module({ controllers: [JudgeQueueController], providers: [JudgeQueueService, JudgeQueueQueries] })
export class JudgeQueueModule {}
