import { Module } from '@nestjs/common';
import { PrintController } from './print.controller';
import { PrintQueries } from './print.queries';
import { PrinterQueries } from './printer.queries';
import { PrinterService } from './printer.service';
import { PrintService } from './print.service';

@Module({ controllers: [PrintController], providers: [PrintService, PrintQueries, PrinterService, PrinterQueries] })
export class PrintModule {}
