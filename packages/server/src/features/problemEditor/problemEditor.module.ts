import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { TestDataModule } from '../testData/testData.module';
import { CustomTestModule } from '../customTest/customTest.module';
import { ApplyPublicQueries } from './applyPublic.queries';
import { ApplyPublicService } from './applyPublic.service';
import { GroupProblemController } from './groupProblem.controller';
import { ProblemEditorController } from './problemEditor.controller';
import { ProblemEditorQueries } from './problemEditor.queries';
import { ProblemEditorService } from './problemEditor.service';
import { WholeProblems } from './wholeProblems';

@Module({
  imports: [ProblemModule, TestDataModule, CustomTestModule],
  controllers: [ProblemEditorController, GroupProblemController],
  providers: [ProblemEditorService, ProblemEditorQueries, WholeProblems, ApplyPublicService, ApplyPublicQueries],
  exports: [ProblemEditorQueries, WholeProblems],
})
export class ProblemEditorModule {}
