import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { ApiTokenQueries } from '../account/apiToken.queries';
import { ApiTokenService } from './apiToken.service';

const api = contract.apiToken;
type Api = typeof api;

@Controller()
export class ApiTokenController {
  constructor(
    private readonly queries: ApiTokenQueries,
    private readonly tokens: ApiTokenService,
  ) {}

  @Handles(api.list)
  list(_: ServerInput<Api['list']>, { id }: Caller) {
    return this.queries.of(id);
  }

  @Handles(api.add)
  add(draft: ServerInput<Api['add']>, caller: Caller, context: RequestContext) {
    return this.tokens.add(draft, { caller, context });
  }

  @Handles(api.remove)
  remove({ id }: ServerInput<Api['remove']>, caller: Caller, context: RequestContext) {
    return this.tokens.remove(id, { caller, context });
  }
}
