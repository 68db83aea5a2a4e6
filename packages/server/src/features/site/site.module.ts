import { Module } from '@nestjs/common';
import { SiteController } from './site.controller';
import { SiteQueries } from './site.queries';

@Module({ controllers: [SiteController], providers: [SiteQueries], exports: [SiteQueries] })
export class SiteModule {}
