import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
import { SecondFactorService } from './secondFactor.service';

const api = contract.secondFactor;
type Api = typeof api;

@Controller()
export class SecondFactorController {
  constructor(private readonly factors: SecondFactorService) {}

  @Handles(api.state)
  state(_: ServerInput<Api['state']>, { id }: Caller) {
    return this.factors.state(id);
  }

  @Handles(api.begin)
  begin(input: ServerInput<Api['begin']>, caller: Caller) {
    return this.factors.begin(input, caller);
  }

  @Handles(api.confirm)
  confirm(input: ServerInput<Api['confirm']>, caller: Caller, context: RequestContext) {
    return this.factors.confirm(input, caller, context);
  }

  @Handles(api.renewRecoveryCodes)
  renewRecoveryCodes(_: ServerInput<Api['renewRecoveryCodes']>, caller: Caller) {
    return this.factors.renewRecoveryCodes(caller);
  }

  @Handles(api.show)
  show(input: ServerInput<Api['show']>, caller: Caller, context: RequestContext) {
    return this.factors.show(input, caller, context);
  }

  @Handles(api.remove)
  remove(_: ServerInput<Api['remove']>, caller: Caller, context: RequestContext) {
    return this.factors.remove({ caller, context });
  }
}
