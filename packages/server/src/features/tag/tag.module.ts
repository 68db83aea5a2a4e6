import { Module } from '@nestjs/common';
import { TagController } from './tag.controller';
import { TagQueries } from './tag.queries';
import { TagService } from './tag.service';

@Module({ controllers: [TagController], providers: [TagService, TagQueries] })
export class TagModule {}
