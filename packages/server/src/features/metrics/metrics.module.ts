import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module';
import { Metrics } from './metrics';
import { MetricsQueries } from './metrics.queries';

@Module({ imports: [LiveModule], providers: [Metrics, MetricsQueries], exports: [Metrics] })
export class MetricsModule {}
