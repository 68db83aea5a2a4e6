import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
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
  login(credentials: ServerInput<Api['login']>, _: Caller | undefined, context: RequestContext) {
    return this.accounts.login(credentials, context);
  }

  @Handles(api.logout)
  logout(_: ServerInput<Api['logout']>, caller: Caller, context: RequestContext) {
    return this.accounts.logout(caller, context);
  }

  @Handles(backOffice.login)
  adminLogin(credentials: ServerInput<BackOffice['login']>, _: Caller | undefined, context: RequestContext) {
    return this.accounts.adminLogin(credentials, context);
  }

  @Handles(backOffice.logout)
  adminLogout(_: ServerInput<BackOffice['logout']>, caller: Caller, context: RequestContext) {
    return this.accounts.logout(caller, context);
  }

  @Handles(api.sendRegisterCode)
  sendRegisterCode(input: ServerInput<Api['sendRegisterCode']>, _: Caller | undefined, context: RequestContext) {
    return this.accounts.sendRegisterCode(input, context);
  }

  @Handles(api.register)
  register(registration: ServerInput<Api['register']>, _: Caller | undefined, context: RequestContext) {
    return this.accounts.register(registration, context);
  }

  @Handles(api.exists)
  exists(names: ServerInput<Api['exists']>, _: Caller | undefined, context: RequestContext) {
    return this.accounts.exists(names, context);
  }

  @Handles(api.authInfo)
  authInfo(_: ServerInput<Api['authInfo']>, caller: Caller) {
    return this.accounts.authInfo(caller);
  }

  @Handles(api.applyResetPassword)
  applyResetPassword(input: ServerInput<Api['applyResetPassword']>, _: Caller | undefined, context: RequestContext) {
    return this.credentials.applyReset(input, context);
  }

  @Handles(api.resetPassword)
  resetPassword(input: ServerInput<Api['resetPassword']>, _: Caller | undefined, context: RequestContext) {
    return this.credentials.reset(input, context);
  }
}
