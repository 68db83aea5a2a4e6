import { Module } from '@nestjs/common';
import { RemoteSiteModule } from '../remoteSite/remoteSite.module';
import { SettingsController } from './settings.controller';
import { SettingsService } from './settings.service';

@Module({ imports: [RemoteSiteModule], controllers: [SettingsController], providers: [SettingsService] })
export class SettingsModule {}
