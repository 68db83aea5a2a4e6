import { Module } from '@nestjs/common';
import { GroupRankController } from './groupRank.controller';
import { GroupRankQueries } from './groupRank.queries';

@Module({ controllers: [GroupRankController], providers: [GroupRankQueries] })
export class GroupRankModule {}
