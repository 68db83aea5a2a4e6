import { Module } from '@nestjs/common';
import { CommentModule } from '../comment/comment.module';
import { DiscussionModule } from '../discussion/discussion.module';
import { UsersModule } from '../users/users.module';
import { ReportController } from './report.controller';
import { ReportQueries } from './report.queries';
import { ReportService } from './report.service';
import { ReportAdminService } from './reportAdmin.service';

@Module({
  imports: [CommentModule, DiscussionModule, UsersModule],
  controllers: [ReportController],
  providers: [ReportService, ReportAdminService, ReportQueries],
})
export class ReportModule {}
