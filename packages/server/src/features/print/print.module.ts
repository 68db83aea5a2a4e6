import { Module } from '@nestjs/common';
import { PrintController } from './print.controller';
import { PrintQueries } from './print.queries';
import { PrintService } from './print.service';

@Module({ controllers: [PrintController], providers: [PrintService, PrintQueries] })
export class PrintModule {}
