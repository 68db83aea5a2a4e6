import { Module } from '@nestjs/common';
import { ProfileController } from './profile.controller';
import { ProfileQueries } from './profile.queries';
import { ProfileService } from './profile.service';

@Module({ controllers: [ProfileController], providers: [ProfileService, ProfileQueries] })
export class ProfileModule {}
