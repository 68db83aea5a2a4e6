import { Module } from '@nestjs/common';
import { AnnouncementModule } from '../announcement/announcement.module';
import { PictureModule } from '../picture/picture.module';
import { GroupAccessModule } from './groupAccess.module';
import { GroupAnnouncementService } from './groupAnnouncement.service';
import { GroupController } from './group.controller';
import { GroupLimits } from './groupLimits';
import { GroupMemberController } from './groupMember.controller';
import { GroupMemberQueries } from './groupMember.queries';
import { GroupMemberService } from './groupMember.service';
import { GroupService } from './group.service';
import { GroupWriting } from './groupWriting.queries';
import { HandOverService } from './handOver.service';
import { LockedGroups } from './lockedGroups';

@Module({
  imports: [GroupAccessModule, AnnouncementModule, PictureModule],
  controllers: [GroupController, GroupMemberController],
  providers: [
    GroupService,
    GroupMemberService,
    GroupAnnouncementService,
    HandOverService,
    LockedGroups,
    GroupLimits,
    GroupWriting,
    GroupMemberQueries,
  ],
  exports: [LockedGroups, GroupLimits],
})
export class GroupModule {}
