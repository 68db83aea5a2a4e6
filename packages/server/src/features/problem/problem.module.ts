import { Module } from '@nestjs/common';
import { Languages } from './languages';
import { ProblemController } from './problem.controller';
import { ProblemQueries } from './problem.queries';
import { ProblemService } from './problem.service';

@Module({ controllers: [ProblemController], providers: [ProblemService, ProblemQueries, Languages], exports: [ProblemQueries, Languages] })
export class ProblemModule {}
