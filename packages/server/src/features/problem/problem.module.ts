import { Module } from '@nestjs/common';
import { Admission } from './admission';
import { Languages } from './languages';
import { ProblemController } from './problem.controller';
import { ProblemQueries } from './problem.queries';
import { ProblemService } from './problem.service';

@Module({
  controllers: [ProblemController],
  providers: [ProblemService, ProblemQueries, Languages, Admission],
  exports: [ProblemQueries, Languages, Admission],
})
export class ProblemModule {}
