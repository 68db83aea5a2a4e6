import { Module } from '@nestjs/common';
import { JudgingController } from './judging.controller';
import { JudgingQueries } from './judging.queries';
import { JudgingService } from './judging.service';

@Module({ controllers: [JudgingController], providers: [JudgingService, JudgingQueries], exports: [JudgingQueries] })
export class JudgingModule {}
