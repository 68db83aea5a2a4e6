import { Global, Module } from '@nestjs/common';
import { ContestParticipants } from './contestParticipants.queries';

/** How many take part in a contest: asked by whatever shows contests. */
@Global()
@Module({ providers: [ContestParticipants], exports: [ContestParticipants] })
export class ContestParticipantsModule {}
