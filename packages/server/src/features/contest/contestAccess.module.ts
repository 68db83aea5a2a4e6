import { Global, Module } from '@nestjs/common';
import { Scopes } from '../../access/scope';
import { ContestQueries } from './contest.queries';
import { ContestScopes } from './contestScopes';

/** What every feature may ask of a contest: who may do what in it, and which problems it has. */
@Global()
@Module({
  providers: [ContestQueries, ContestScopes, { provide: Scopes, useExisting: ContestScopes }],
  exports: [ContestQueries, Scopes],
})
export class ContestAccessModule {}
