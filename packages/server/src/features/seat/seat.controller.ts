import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import { Handles, type InputFor, type RequestContext } from '../../api/handles';
import { SeatService } from './seat.service';

const api = contract.seat;
type Api = typeof api;

@Controller()
export class SeatController {
  constructor(private readonly seats: SeatService) {}

  @Handles(api.list)
  list(_: InputFor<Api['list']>, scoped: InContest) {
    return this.seats.list(scoped);
  }

  @Handles(api.rooms)
  rooms(_: InputFor<Api['rooms']>, scoped: InContest) {
    return this.seats.rooms(scoped);
  }

  @Handles(api.change)
  change(input: InputFor<Api['change']>, scoped: InContest, context: RequestContext) {
    return this.seats.change(input, scoped, context);
  }
}
