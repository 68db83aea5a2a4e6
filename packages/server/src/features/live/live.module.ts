import { Module } from '@nestjs/common';
import { SubmissionModule } from '../submission/submission.module';
import { LiveController } from './live.controller';
import { LiveService } from './live.service';
import { QueuePlaces } from './queuePlaces';

@Module({ imports: [SubmissionModule], controllers: [LiveController], providers: [LiveService, QueuePlaces] })
export class LiveModule {}
