import { Module } from '@nestjs/common';
import { ProblemModule } from '../problem/problem.module';
import { LanguageAdminController } from './languageAdmin.controller';
import { LanguageAdminService } from './languageAdmin.service';

@Module({ imports: [ProblemModule], controllers: [LanguageAdminController], providers: [LanguageAdminService] })
export class LanguageAdminModule {}
