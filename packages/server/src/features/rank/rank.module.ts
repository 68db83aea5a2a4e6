import { Module } from '@nestjs/common';
import { RankController } from './rank.controller';
import { RankQueries } from './rank.queries';

@Module({ controllers: [RankController], providers: [RankQueries] })
export class RankModule {}
