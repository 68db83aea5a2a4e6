import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { TestDataController } from './testData.controller';
import { TestDataQueries } from './testData.queries';
import { TestDataService } from './testData.service';
import { UnusedFiles } from './unusedFiles';

@Module({
  imports: [ProblemModule],
  controllers: [TestDataController],
  providers: [TestDataService, TestDataQueries, UnusedFiles],
  exports: [TestDataQueries, UnusedFiles],
})
export class TestDataModule {}
