import { Module } from '@nestjs/common';
import { RemoteSiteQueries } from './remoteSite.queries';

@Module({ providers: [RemoteSiteQueries], exports: [RemoteSiteQueries] })
export class RemoteSiteModule {}
