import { Global, Module } from '@nestjs/common';
import { Scopes } from '../../access/scope';
import { ContestQueries } from './contest.queries';
import { ContestScopes } from './contestScopes';
import { ContestStandings } from './contestStanding.queries';

/** What every feature may ask of a contest: who may do what in it, and how its problems stand. */
@Global()
@Module({
  providers: [ContestQueries, ContestStandings, ContestScopes, { provide: Scopes, useExisting: ContestScopes }],
  exports: [ContestQueries, ContestStandings, Scopes],
})
export class ContestAccessModule {}
