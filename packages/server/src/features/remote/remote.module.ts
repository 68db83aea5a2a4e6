import { Module } from '@nestjs/common';
import { AttachmentModule } from '../attachment/attachment.module';
import { PictureModule } from '../picture/picture.module';
import { ProblemModule } from '../problem/problem.module';
import { ProblemEditorModule } from '../problemEditor/problemEditor.module';
import { RemoteController } from './remote.controller';
import { RemoteService } from './remote.service';
import { RemoteImportService } from './remoteImport.service';
import { RemoteProblemQueries } from './remoteProblem.queries';
import { RemoteProblems } from './remoteProblems';
import { RemoteRefreshService } from './remoteRefresh.service';
import { RemoteSiteModule } from '../remoteSite/remoteSite.module';

@Module({
  imports: [RemoteSiteModule, ProblemModule, ProblemEditorModule, PictureModule, AttachmentModule],
  controllers: [RemoteController],
  providers: [RemoteService, RemoteImportService, RemoteRefreshService, RemoteProblems, RemoteProblemQueries],
  exports: [RemoteProblems],
})
export class RemoteModule {}
