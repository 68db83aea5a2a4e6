import { contract, type Input } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { AccountService } from './account.service';
import { CredentialsService } from './credentials.service';
import { SelfService } from './self.service';
import { SessionService } from './session.service';

const api = contract.account;
type Api = typeof api;

@Controller()
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly credentials: CredentialsService,
    private readonly self: SelfService,
    private readonly ownSessions: SessionService,
  ) {}

  @Handles(api.login)
  login(credentials: Input<Api['login']>, _: Caller | undefined, visit: Visit) {
    return this.accounts.login(credentials, visit);
  }

  @Handles(api.logout)
  logout(_: Input<Api['logout']>, __: Caller, visit: Visit) {
    return this.accounts.logout(visit);
  }

  @Handles(api.adminLogin)
  adminLogin(credentials: Input<Api['adminLogin']>, _: Caller | undefined, visit: Visit) {
    return this.accounts.adminLogin(credentials, visit);
  }

  @Handles(api.adminLogout)
  adminLogout(_: Input<Api['adminLogout']>, __: Caller, visit: Visit) {
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

  @Handles(api.applyResetPassword)
  applyResetPassword(input: Input<Api['applyResetPassword']>, _: Caller | undefined, visit: Visit) {
    return this.credentials.applyReset(input, visit);
  }

  @Handles(api.resetPassword)
  resetPassword(input: Input<Api['resetPassword']>, _: Caller | undefined, visit: Visit) {
    return this.credentials.reset(input, visit);
  }

  @Handles(api.changePassword)
  changePassword(input: Input<Api['changePassword']>, caller: Caller, visit: Visit) {
    return this.credentials.changePassword(input, caller, visit);
  }

  @Handles(api.sendChangeEmailCode)
  sendChangeEmailCode(input: Input<Api['sendChangeEmailCode']>, caller: Caller, visit: Visit) {
    return this.credentials.sendEmailCode(input, caller, visit);
  }

  @Handles(api.changeEmail)
  changeEmail(input: Input<Api['changeEmail']>, caller: Caller) {
    return this.credentials.changeEmail(input, caller);
  }

  @Handles(api.changeProfile)
  changeProfile(input: Input<Api['changeProfile']>, caller: Caller) {
    return this.self.change(input, caller);
  }

  @Handles(api.uploadAvatar)
  uploadAvatar(_: Input<Api['uploadAvatar']>, caller: Caller, visit: Visit) {
    return this.self.uploadAvatar(caller, visit);
  }

  @Handles(api.sessions)
  sessions(_: Input<Api['sessions']>, { id }: Caller, { token }: Visit) {
    return this.ownSessions.list(id, token);
  }

  @Handles(api.endSession)
  endSession({ id }: Input<Api['endSession']>, caller: Caller) {
    return this.ownSessions.endById(caller.id, id);
  }

  @Handles(api.endOtherSessions)
  async endOtherSessions(_: Input<Api['endOtherSessions']>, { id }: Caller, { token = '' }: Visit) {
    await this.ownSessions.endOthers(id, token);
  }
}
