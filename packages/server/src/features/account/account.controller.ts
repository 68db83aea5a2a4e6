import { contract, type Input } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { AccountService } from './account.service';
import { CredentialsService } from './credentials.service';

const api = contract.account;
const backOffice = contract.dashboard;
type Api = typeof api;
type BackOffice = typeof backOffice;

@Controller()
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly credentials: CredentialsService,
  ) {}

  @Handles(api.login)
  login(credentials: Input<Api['login']>, _: Caller | undefined, visit: Visit) {
    return this.accounts.login(credentials, visit);
  }

  @Handles(api.logout)
  logout(_: Input<Api['logout']>, caller: Caller, visit: Visit) {
    return this.accounts.logout(caller, visit);
  }

  @Handles(backOffice.login)
  adminLogin(credentials: Input<BackOffice['login']>, _: Caller | undefined, visit: Visit) {
    return this.accounts.adminLogin(credentials, visit);
  }

  @Handles(backOffice.logout)
  adminLogout(_: Input<BackOffice['logout']>, caller: Caller, visit: Visit) {
    return this.accounts.logout(caller, visit);
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
  exists(names: Input<Api['exists']>, _: Caller | undefined, visit: Visit) {
    return this.accounts.exists(names, visit);
  }

  @Handles(api.authInfo)
  authInfo(_: Input<Api['authInfo']>, caller: Caller) {
    return this.accounts.authInfo(caller);
  }

  @Handles(api.applyResetPassword)
  applyResetPassword(input: Input<Api['applyResetPassword']>, _: Caller | undefined, visit: Visit) {
    return this.credentials.applyReset(input, visit);
  }

  @Handles(api.resetPassword)
  resetPassword(input: Input<Api['resetPassword']>, _: Caller | undefined, visit: Visit) {
    return this.credentials.reset(input, visit);
  }
}
