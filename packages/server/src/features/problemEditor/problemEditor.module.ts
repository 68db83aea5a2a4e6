import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { TestDataModule } from '../testData/testData.module';
import { TrialModule } from '../trial/trial.module';
import { ProblemEditorController } from './problemEditor.controller';
import { ProblemEditorQueries } from './problemEditor.queries';
import { ProblemEditorService } from './problemEditor.service';
import { ProblemExport } from './problemExport';
import { WholeProblems } from './wholeProblems';

@Module({
  imports: [ProblemModule, TestDataModule, TrialModule],
  controllers: [ProblemEditorController],
  providers: [ProblemEditorService, ProblemEditorQueries, ProblemExport, WholeProblems],
  exports: [ProblemEditorQueries, WholeProblems],
})
export class ProblemEditorModule {}
