import { Module } from '@nestjs/common';
import { ParticipantController } from './participant.controller';
import { ParticipantQueries } from './participant.queries';
import { ParticipantService } from './participant.service';

@Module({ controllers: [ParticipantController], providers: [ParticipantService, ParticipantQueries] })
export class ParticipantModule {}
