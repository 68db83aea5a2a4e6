import { Module } from '@nestjs/common';
import { ContestBoardModule } from '../contestBoard/contestBoard.module';
import { ProblemModule } from '../problem/problem.module';
import { WorkspaceController } from './workspace.controller';
import { WorkspaceQueries } from './workspace.queries';
import { WorkspaceService } from './workspace.service';

@Module({
  imports: [ProblemModule, ContestBoardModule],
  controllers: [WorkspaceController],
  providers: [WorkspaceService, WorkspaceQueries],
})
export class WorkspaceModule {}
