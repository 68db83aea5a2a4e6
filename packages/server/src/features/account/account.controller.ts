import { contract, type Input } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { AccountService } from './account.service';

const api = contract.account;
type Api = typeof api;

@Controller()
export class AccountController {
  constructor(private readonly accounts: AccountService) {}

  @Handles(api.login)
  login(credentials: Input<Api['login']>, _: Caller | undefined, visit: Visit) {
    return this.accounts.login(credentials, visit);
  }

  @Handles(api.logout)
  logout(_: Input<Api['logout']>, __: Caller, visit: Visit) {
    return this.accounts.logout(visit);
  }

  @Handles(api.sendRegisterCode)
  sendRegisterCode(input: Input<Api['sendRegisterCode']>, _: Caller | undefined, visit: Visit) {
    return this.accounts.sendRegisterCode(input, visit);
  }

  @Handles(api.register)
  register(registration: Input<Api['register']>, _: Caller | undefined, visit: Visit) {
    return this.accounts.register(registration, visit);
  }

  @Handles(api.exists)
  exists(names: Input<Api['exists']>) {
    return this.accounts.exists(names);
  }

  @Handles(api.authInfo)
  authInfo(_: Input<Api['authInfo']>, caller: Caller) {
    return this.accounts.authInfo(caller);
  }
}
