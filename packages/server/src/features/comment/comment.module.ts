import { Module } from '@nestjs/common';
import { DiscussionModule } from '../discussion/discussion.module';
import { CommentController } from './comment.controller';
import { CommentQueries } from './comment.queries';
import { CommentService } from './comment.service';
import { CommentAccess } from './commentAccess';
import { CommentLimits } from './commentLimits';
import { CommentMentions } from './commentMentions.queries';
import { CommentModeration } from './commentModeration';
import { CommentNotices } from './commentNotices';
import { CommentPlaces } from './commentPlace';
import { CommentWritingQueries } from './commentWriting.queries';
import { CommentWritingService } from './commentWriting.service';
import { QuestionController } from './question.controller';
import { QuestionQueries } from './question.queries';
import { QuestionService } from './question.service';

@Module({
  imports: [DiscussionModule],
  controllers: [CommentController, QuestionController],
  providers: [
    CommentService,
    CommentWritingService,
    CommentQueries,
    CommentWritingQueries,
    CommentPlaces,
    CommentAccess,
    CommentLimits,
    CommentNotices,
    CommentMentions,
    CommentModeration,
    QuestionService,
    QuestionQueries,
  ],
  exports: [CommentAccess, CommentModeration, CommentPlaces, QuestionQueries],
})
export class CommentModule {}
