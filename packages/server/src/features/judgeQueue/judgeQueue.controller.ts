import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { JudgeQueueService } from './judgeQueue.service';

const api = contract.judgeQueue;
type Api = typeof api;

@Controller()
export class JudgeQueueController {
  constructor(private readonly queue: JudgeQueueService) {}

  @Handles(api.overview)
  overview() {
    return this.queue.overview();
  }

  @Handles(api.waiting)
  waiting(input: ServerInput<Api['waiting']>) {
    return this.queue.waiting(input);
  }

  @Handles(api.move)
  move(input: ServerInput<Api['move']>, caller: Caller, context: RequestContext) {
    return this.queue.move(input, { caller, context });
  }

  @Handles(api.pause)
  pause(input: ServerInput<Api['pause']>, caller: Caller, context: RequestContext) {
    return this.queue.pause(input, { caller, context });
  }

  @Handles(api.askJudge)
  askJudge(input: ServerInput<Api['askJudge']>, caller: Caller, context: RequestContext) {
    return this.queue.askJudge(input, { caller, context });
  }
}
