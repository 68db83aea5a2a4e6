import { Module } from '@nestjs/common';
import { ContestOrganiserController } from './contestOrganiser.controller';
import { ContestOrganiserQueries } from './contestOrganiser.queries';
import { ContestOrganiserService } from './contestOrganiser.service';

@Module({ controllers: [ContestOrganiserController], providers: [ContestOrganiserService, ContestOrganiserQueries] })
export class ContestOrganiserModule {}
