import { contract, type Input } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { CredentialsService } from './credentials.service';
import { SelfService } from './self.service';
import { SessionService } from './session.service';

const api = contract.ownAccount;
type Api = typeof api;

@Controller()
export class OwnAccountController {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly self: SelfService,
    private readonly ownSessions: SessionService,
  ) {}

  @Handles(api.changePassword)
  changePassword(input: Input<Api['changePassword']>, caller: Caller, visit: Visit) {
    return this.credentials.changePassword(input, caller, visit);
  }

  @Handles(api.sendChangeEmailCode)
  sendChangeEmailCode(input: Input<Api['sendChangeEmailCode']>, caller: Caller, visit: Visit) {
    return this.credentials.sendEmailCode(input, caller, visit);
  }

  @Handles(api.changeEmail)
  changeEmail(input: Input<Api['changeEmail']>, caller: Caller, visit: Visit) {
    return this.credentials.changeEmail(input, caller, visit);
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
  sessions(_: Input<Api['sessions']>, { id }: Caller, visit: Visit) {
    return this.ownSessions.list(id, visit);
  }

  @Handles(api.endSession)
  endSession({ id }: Input<Api['endSession']>, caller: Caller) {
    return this.ownSessions.endById(caller.id, id);
  }

  @Handles(api.endOtherSessions)
  async endOtherSessions(_: Input<Api['endOtherSessions']>, { id }: Caller, visit: Visit) {
    await this.ownSessions.endOthers(id, visit);
  }
}
