import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { TagController } from './tag.controller';
import { TagQueries } from './tag.queries';
import { TagService } from './tag.service';

@Module({ imports: [ProblemModule], controllers: [TagController], providers: [TagService, TagQueries] })
export class TagModule {}
