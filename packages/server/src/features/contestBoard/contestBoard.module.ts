import { Module } from '@nestjs/common';
import { ContestModule } from '../contest/contest.module';
import { ProblemModule } from '../problem/problem.module';
import { Boards } from './board/boards';
import { BoardQueries } from './board/board.queries';
import { BoardWatch } from './board/boardWatch';
import { ContestBoardController } from './contestBoard.controller';
import { ContestBoardService } from './contestBoard.service';
import { ContestExportController } from './contestExport.controller';
import { ContestExportQueries } from './contestExport.queries';
import { ContestExportService } from './contestExport.service';
import { ContestProblemsController } from './contestProblems.controller';
import { ContestProblemsService } from './contestProblems.service';
import { ContestStandings } from './contestStanding.queries';
import { ScrollBoardController } from './scrollBoard/scrollBoard.controller';
import { ScrollBoardQueries } from './scrollBoard/scrollBoard.queries';
import { ScrollBoardService } from './scrollBoard/scrollBoard.service';
import { VirtualRows } from './virtual/virtualRows';
import { VirtualRunQueries } from './virtual/virtualRun.queries';
import { VirtualRunService } from './virtual/virtualRun.service';

@Module({
  imports: [ContestModule, ProblemModule],
  controllers: [ContestBoardController, ContestProblemsController, ContestExportController, ScrollBoardController],
  providers: [
    ScrollBoardService,
    ScrollBoardQueries,
    ContestBoardService,
    ContestExportService,
    ContestExportQueries,
    ContestProblemsService,
    ContestStandings,
    Boards,
    BoardQueries,
    BoardWatch,
    VirtualRows,
    VirtualRunQueries,
    VirtualRunService,
  ],
  exports: [Boards, BoardQueries, BoardWatch, ContestStandings],
})
export class ContestBoardModule {}
