import { Module } from '@nestjs/common';
import { AnnouncementModule } from '../announcement/announcement.module';
import { PictureModule } from '../picture/picture.module';
import { GroupAccessModule } from './groupAccess.module';
import { GroupAnnouncementService } from './groupAnnouncement.service';
import { GroupController } from './group.controller';
import { GroupExportQueries } from './groupExport.queries';
import { GroupExportService } from './groupExport.service';
import { GroupLimits } from './groupLimits';
import { GroupMemberController } from './groupMember.controller';
import { GroupMemberQueries } from './groupMember.queries';
import { GroupMemberService } from './groupMember.service';
import { GroupRankQueries } from './groupRank.queries';
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
    GroupExportService,
    HandOverService,
    LockedGroups,
    GroupLimits,
    GroupWriting,
    GroupMemberQueries,
    GroupRankQueries,
    GroupExportQueries,
  ],
  exports: [LockedGroups, GroupLimits],
})
export class GroupModule {}
