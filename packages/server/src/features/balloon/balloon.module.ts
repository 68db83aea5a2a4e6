import { Module } from '@nestjs/common';
import { BalloonController } from './balloon.controller';
import { BalloonQueries } from './balloon.queries';
import { BalloonService } from './balloon.service';

@Module({ controllers: [BalloonController], providers: [BalloonService, BalloonQueries] })
export class BalloonModule {}
