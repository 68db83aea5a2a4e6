import { Global, Module } from '@nestjs/common';
import { GroupScopes } from '../../access/groupScope';
import { GroupQueries } from './group.queries';
import { StoredGroupScopes } from './groupScopes';

/** What every feature may ask of a group: who may do what in it. */
@Global()
@Module({
  providers: [GroupQueries, { provide: GroupScopes, useClass: StoredGroupScopes }],
  exports: [GroupQueries, GroupScopes],
})
export class GroupAccessModule {}
