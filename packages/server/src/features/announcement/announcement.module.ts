import { Module } from '@nestjs/common';
import { AnnouncementController } from './announcement.controller';
import { AnnouncementQueries } from './announcement.queries';
import { AnnouncementService } from './announcement.service';

@Module({ controllers: [AnnouncementController], providers: [AnnouncementService, AnnouncementQueries], exports: [AnnouncementQueries] })
export class AnnouncementModule {}
