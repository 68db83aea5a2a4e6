import { Module } from '@nestjs/common';
import { ContestAccessModule } from '../contest/contestAccess.module';
import { ProblemModule } from '../problem/problem.module';
import { CompileCheck } from './compileCheck';
import { CustomTestController } from './customTest.controller';
import { CustomTestQueries } from './customTest.queries';
import { CustomTestService } from './customTest.service';

@Module({
  imports: [ProblemModule, ContestAccessModule],
  controllers: [CustomTestController],
  providers: [CustomTestService, CustomTestQueries, CompileCheck],
  exports: [CompileCheck],
})
export class CustomTestModule {}
