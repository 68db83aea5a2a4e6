import { Module } from '@nestjs/common';
import { RemoteSiteModule } from '../remoteSite/remoteSite.module';
import { SubmitPolicy } from './submitPolicy';
import { Languages } from './languages';
import { ProblemController } from './problem.controller';
import { ProblemAccess } from './problemAccess';
import { ProblemCache } from './problem.cache';
import { ProblemPage } from './problemPage';
import { ProblemReader } from './problemReader';
import { ProblemQueries } from './problem.queries';
import { ProblemService } from './problem.service';
import { Typesetter } from './typesetter';

@Module({
  imports: [RemoteSiteModule],
  controllers: [ProblemController],
  providers: [ProblemService, ProblemReader, ProblemQueries, ProblemAccess, ProblemCache, Typesetter, Languages, SubmitPolicy, ProblemPage],
  exports: [ProblemReader, ProblemPage, ProblemQueries, ProblemAccess, ProblemCache, Languages, SubmitPolicy, Typesetter],
})
export class ProblemModule {}
