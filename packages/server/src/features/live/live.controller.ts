import { contract, type Input } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { LiveService } from './live.service';

const api = contract.live;

@Controller()
export class LiveController {
  constructor(private readonly live: LiveService) {}

  @Handles(api.open)
  async open({ topics }: Input<typeof api.open>, caller: Caller | undefined, visit: Visit) {
    return { events: await this.live.open(topics, caller, visit) };
  }

  @Handles(api.change)
  change(input: Input<typeof api.change>, caller: Caller | undefined) {
    return this.live.change(input, caller);
  }
}
