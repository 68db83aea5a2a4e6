import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import { Handles, type InputFor, type RequestContext } from '../../api/handles';
import { ContestOrganiserService } from './contestOrganiser.service';

const api = contract.contestOrganiser;
type Api = typeof api;

@Controller()
export class ContestOrganiserController {
  constructor(private readonly organisers: ContestOrganiserService) {}

  @Handles(api.list)
  list(_: InputFor<Api['list']>, scoped: InContest) {
    return this.organisers.list(scoped);
  }

  @Handles(api.change)
  change(input: InputFor<Api['change']>, scoped: InContest, context: RequestContext) {
    return this.organisers.change(input, scoped, context);
  }
}
