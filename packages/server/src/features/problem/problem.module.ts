import { Module } from '@nestjs/common';
import { Admission } from './admission';
import { Languages } from './languages';
import { ProblemController } from './problem.controller';
import { ProblemMemory } from './problem.memory';
import { ProblemQueries } from './problem.queries';
import { ProblemService } from './problem.service';
import { Typesetter } from './typesetter';

@Module({
  controllers: [ProblemController],
  providers: [ProblemService, ProblemQueries, ProblemMemory, Typesetter, Languages, Admission],
  exports: [ProblemQueries, ProblemMemory, Languages, Admission],
})
export class ProblemModule {}
