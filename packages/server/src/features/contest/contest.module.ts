import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { Boards } from './board/boards';
import { BoardQueries } from './board/board.queries';
import { ContestController } from './contest.controller';
import { ContestService } from './contest.service';
import { ContestAccessModule } from './contestAccess.module';
import { ContestBoardService } from './contestBoard.service';
import { ContestExportController } from './contestExport.controller';
import { ContestExportQueries } from './contestExport.queries';
import { ContestExportService } from './contestExport.service';
import { ContestLimits } from './contestLimits';

@Module({
  imports: [ContestAccessModule, ProblemModule],
  controllers: [ContestController, ContestExportController],
  providers: [ContestService, ContestBoardService, ContestExportService, ContestExportQueries, ContestLimits, Boards, BoardQueries],
  exports: [Boards, BoardQueries],
})
export class ContestModule {}
