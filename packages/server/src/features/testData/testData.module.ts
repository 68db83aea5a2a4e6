import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { UploadInPartsModule } from '../uploadInParts/uploadInParts.module';
import { TestDataController } from './testData.controller';
import { TestDataQueries } from './testData.queries';
import { TestDataService } from './testData.service';

@Module({
  imports: [ProblemModule, UploadInPartsModule],
  controllers: [TestDataController],
  providers: [TestDataService, TestDataQueries],
  exports: [TestDataQueries],
})
export class TestDataModule {}
