import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { LanguageAdminController } from './languageAdmin.controller';
import { LanguageAdminQueries } from './languageAdmin.queries';
import { LanguageAdminService } from './languageAdmin.service';

@Module({ imports: [ProblemModule], controllers: [LanguageAdminController], providers: [LanguageAdminService, LanguageAdminQueries] })
export class LanguageAdminModule {}
