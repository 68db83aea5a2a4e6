import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { LiveService } from './live.service';

const api = contract.live;

@Controller()
export class LiveController {
  constructor(private readonly live: LiveService) {}

  @Handles(api.open)
  async open(input: ServerInput<typeof api.open>, caller: Caller | undefined, context: RequestContext) {
    return { events: await this.live.open(input, caller, context) };
  }

  @Handles(api.change)
  change(input: ServerInput<typeof api.change>, caller: Caller | undefined, context: RequestContext) {
    return this.live.change(input, caller, context);
  }
}
