import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { ProblemEditorModule } from '../problemEditor/problemEditor.module';
import { ContestAnnouncementService } from './contestAnnouncement.service';
import { ContestEditorController } from './contestEditor.controller';
import { ContestEditorQueries } from './contestEditor.queries';
import { ContestEditorService } from './contestEditor.service';
import { ContestProblemQueries } from './contestProblem.queries';
import { ContestProblemService } from './contestProblem.service';

@Module({
  imports: [ProblemModule, ProblemEditorModule],
  controllers: [ContestEditorController],
  providers: [ContestEditorService, ContestProblemService, ContestAnnouncementService, ContestEditorQueries, ContestProblemQueries],
})
export class ContestEditorModule {}
