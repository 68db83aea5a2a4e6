import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { Boards } from './board/boards';
import { BoardQueries } from './board/board.queries';
import { BoardWatch } from './board/boardWatch';
import { ContestController } from './contest.controller';
import { ContestService } from './contest.service';
import { ContestAccessModule } from './contestAccess.module';
import { ContestBoardService } from './contestBoard.service';
import { ContestExportController } from './contestExport.controller';
import { ContestExportQueries } from './contestExport.queries';
import { ContestExportService } from './contestExport.service';
import { ContestLimits } from './contestLimits';
import { ScrollBoardController } from './scrollBoard/scrollBoard.controller';
import { ScrollBoardQueries } from './scrollBoard/scrollBoard.queries';
import { ScrollBoardService } from './scrollBoard/scrollBoard.service';
import { VirtualRows } from './virtual/virtualRows';
import { VirtualRunQueries } from './virtual/virtualRun.queries';
import { VirtualRunService } from './virtual/virtualRun.service';

@Module({
  imports: [ContestAccessModule, ProblemModule],
  controllers: [ContestController, ContestExportController, ScrollBoardController],
  providers: [
    ScrollBoardService,
    ScrollBoardQueries,
    ContestService,
    ContestBoardService,
    ContestExportService,
    ContestExportQueries,
    ContestLimits,
    Boards,
    BoardQueries,
    BoardWatch,
    VirtualRows,
    VirtualRunQueries,
    VirtualRunService,
  ],
  exports: [Boards, BoardQueries, BoardWatch],
})
export class ContestModule {}
