import { Module } from '@nestjs/common';
import { SeatController } from './seat.controller';
import { SeatQueries } from './seat.queries';
import { SeatService } from './seat.service';

@Module({ controllers: [SeatController], providers: [SeatService, SeatQueries] })
export class SeatModule {}
