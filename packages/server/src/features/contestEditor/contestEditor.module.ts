import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { ProblemEditorModule } from '../problemEditor/problemEditor.module';
import { RemoteModule } from '../remote/remote.module';
import { ContestAnnouncementService } from './contestAnnouncement.service';
import { contestEditingControllers } from './contestEditing.controller';
import { GroupContestController } from './groupContest.controller';
import { ContestEditorController } from './contestEditor.controller';
import { ContestEditorQueries } from './contestEditor.queries';
import { ContestEditorService } from './contestEditor.service';
import { ContestFreezeQueries } from './contestFreeze.queries';
import { ContestProblemQueries } from './contestProblem.queries';
import { ContestProblemService } from './contestProblem.service';
import { ContestTimeService } from './contestTime.service';

@Module({
  imports: [ProblemModule, ProblemEditorModule, RemoteModule],
  controllers: [ContestEditorController, GroupContestController, ...contestEditingControllers],
  providers: [
    ContestEditorService,
    ContestProblemService,
    ContestTimeService,
    ContestAnnouncementService,
    ContestEditorQueries,
    ContestFreezeQueries,
    ContestProblemQueries,
  ],
})
export class ContestEditorModule {}
