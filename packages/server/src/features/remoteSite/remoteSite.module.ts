import { Module } from '@nestjs/common';
import { RemoteAccounts } from './remoteAccounts';
import { RemoteSiteQueries } from './remoteSite.queries';

@Module({ providers: [RemoteSiteQueries, RemoteAccounts], exports: [RemoteSiteQueries, RemoteAccounts] })
export class RemoteSiteModule {}
