import { Module } from '@nestjs/common';
import { DiscussionController } from './discussion.controller';
import { DiscussionQueries } from './discussion.queries';
import { DiscussionService } from './discussion.service';
import { DiscussionAccess } from './discussionAccess';
import { DiscussionAdminController } from './discussionAdmin.controller';
import { DiscussionAdminQueries } from './discussionAdmin.queries';
import { DiscussionAdminService } from './discussionAdmin.service';
import { DiscussionCategories } from './discussionCategory.queries';
import { DiscussionCategoryService } from './discussionCategory.service';
import { DiscussionLikes } from './discussionLike.queries';
import { DiscussionLikeService } from './discussionLike.service';
import { DiscussionLimits } from './discussionLimits';
import { DiscussionModeration } from './discussionModeration';
import { DiscussionViews } from './discussionViews.queries';
import { DiscussionWriting } from './discussionWriting.queries';
import { GroupDiscussionController } from './groupDiscussion.controller';
import { GroupDiscussionService } from './groupDiscussion.service';

@Module({
  controllers: [DiscussionController, GroupDiscussionController, DiscussionAdminController],
  providers: [
    DiscussionService,
    GroupDiscussionService,
    DiscussionQueries,
    DiscussionWriting,
    DiscussionAccess,
    DiscussionLimits,
    DiscussionViews,
    DiscussionLikeService,
    DiscussionLikes,
    DiscussionCategoryService,
    DiscussionCategories,
    DiscussionModeration,
    DiscussionAdminService,
    DiscussionAdminQueries,
  ],
  exports: [DiscussionAccess, DiscussionLimits, DiscussionModeration],
})
export class DiscussionModule {}
