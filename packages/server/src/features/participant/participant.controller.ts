import { contract } from '@oj/contract';
import { Controller } from '@nestjs/common';
import type { InContest } from '../../access/scope';
import { Handles, type InputFor, type RequestContext } from '../../api/handles';
import { ParticipantService } from './participant.service';

const api = contract.participant;
type Api = typeof api;

@Controller()
export class ParticipantController {
  constructor(private readonly participants: ParticipantService) {}

  @Handles(api.list)
  list(query: InputFor<Api['list']>, scoped: InContest, context: RequestContext) {
    return this.participants.list(query, scoped, context);
  }

  @Handles(api.change)
  change(input: InputFor<Api['change']>, scoped: InContest, context: RequestContext) {
    return this.participants.change(input, scoped, context);
  }

  @Handles(api.decisions)
  decisions(query: InputFor<Api['decisions']>, scoped: InContest) {
    return this.participants.decisions(query, scoped);
  }
}
