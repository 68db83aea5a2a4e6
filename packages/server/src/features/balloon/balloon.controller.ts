import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import { Handles, type InputFor } from '../../api/handles';
import { BalloonService } from './balloon.service';

const api = contract.balloon;
type Api = typeof api;

@Controller()
export class BalloonController {
  constructor(private readonly balloons: BalloonService) {}

  @Handles(api.list)
  list(paging: InputFor<Api['list']>, scoped: InContest) {
    return this.balloons.list(paging, scoped);
  }

  @Handles(api.check)
  check(input: InputFor<Api['check']>, scoped: InContest) {
    return this.balloons.check(input, scoped);
  }

  @Handles(api.claim)
  claim(input: InputFor<Api['claim']>, scoped: InContest) {
    return this.balloons.claim(input, scoped);
  }

  @Handles(api.settle)
  settle(input: InputFor<Api['settle']>, scoped: InContest) {
    return this.balloons.settle(input, scoped);
  }
}
