import { Module } from '@nestjs/common';
import { GroupModule } from '../group/group.module';
import { GroupExportController } from './groupExport.controller';
import { GroupExportQueries } from './groupExport.queries';
import { GroupExportService } from './groupExport.service';

@Module({ imports: [GroupModule], controllers: [GroupExportController], providers: [GroupExportService, GroupExportQueries] })
export class GroupExportModule {}
