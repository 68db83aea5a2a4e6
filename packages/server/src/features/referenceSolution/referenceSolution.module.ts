import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { ReferenceSolutionController } from './referenceSolution.controller';
import { ReferenceSolutionQueries } from './referenceSolution.queries';
import { ReferenceSolutionService } from './referenceSolution.service';

@Module({
  imports: [ProblemModule],
  controllers: [ReferenceSolutionController],
  providers: [ReferenceSolutionService, ReferenceSolutionQueries],
  exports: [ReferenceSolutionQueries],
})
export class ReferenceSolutionModule {}
