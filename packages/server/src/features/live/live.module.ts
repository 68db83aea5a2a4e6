import { Module } from '@nestjs/common';
import { LiveController } from './live.controller';
import { LiveService } from './live.service';
import { QueuePlaces } from './queuePlaces';

@Module({ controllers: [LiveController], providers: [LiveService, QueuePlaces] })
export class LiveModule {}
