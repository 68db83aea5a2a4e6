import { Module } from '@nestjs/common';
import { AnnouncementController } from './announcement.controller';
import { AnnouncementQueries } from './announcement.queries';

@Module({ controllers: [AnnouncementController], providers: [AnnouncementQueries] })
export class AnnouncementModule {}
