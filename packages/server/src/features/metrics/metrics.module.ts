import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module';
import { Metrics } from './metrics';
import { MetricsController } from './metrics.controller';
import { MetricsQueries } from './metrics.queries';
import { Sampler } from './sampler';
import { SamplingQueries } from './sampling.queries';

@Module({
  imports: [LiveModule],
  controllers: [MetricsController],
  providers: [Metrics, MetricsQueries, Sampler, SamplingQueries],
  exports: [Metrics],
})
export class MetricsModule {}
