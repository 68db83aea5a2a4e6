import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { TestDataModule } from '../testData/testData.module';
import { FoundCases } from './foundCases';
import { ProblemCheckController } from './problemCheck.controller';
import { ProblemCheckQueries } from './problemCheck.queries';
import { ProblemCheckService } from './problemCheck.service';

@Module({
  imports: [ProblemModule, TestDataModule],
  controllers: [ProblemCheckController],
  providers: [ProblemCheckService, ProblemCheckQueries, FoundCases],
  exports: [ProblemCheckQueries],
})
export class ProblemCheckModule {}
