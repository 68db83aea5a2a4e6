import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { Handles } from '../../api/handles';
import { Sampler } from './sampler';

@Controller()
export class MetricsController {
  constructor(private readonly sampler: Sampler) {}

  @Handles(contract.metrics.day)
  day() {
    return this.sampler.day();
  }
}
