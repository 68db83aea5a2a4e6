import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
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
  changePassword(input: ServerInput<Api['changePassword']>, caller: Caller, context: RequestContext) {
    return this.credentials.changePassword(input, caller, context);
  }

  @Handles(api.sendChangeEmailCode)
  sendChangeEmailCode(input: ServerInput<Api['sendChangeEmailCode']>, caller: Caller, context: RequestContext) {
    return this.credentials.sendEmailCode(input, caller, context);
  }

  @Handles(api.changeEmail)
  changeEmail(input: ServerInput<Api['changeEmail']>, caller: Caller, context: RequestContext) {
    return this.credentials.changeEmail(input, caller, context);
  }

  @Handles(api.changeProfile)
  changeProfile(input: ServerInput<Api['changeProfile']>, caller: Caller) {
    return this.self.change(input, caller);
  }

  @Handles(api.editorSettings)
  editorSettings(_: ServerInput<Api['editorSettings']>, caller: Caller) {
    return this.self.editorSettings(caller);
  }

  @Handles(api.changeEditorSettings)
  changeEditorSettings(input: ServerInput<Api['changeEditorSettings']>, caller: Caller) {
    return this.self.changeEditorSettings(input, caller);
  }

  @Handles(api.uploadAvatar)
  uploadAvatar(_: ServerInput<Api['uploadAvatar']>, caller: Caller, context: RequestContext) {
    return this.self.uploadAvatar(caller, context);
  }

  @Handles(api.sessions)
  sessions(_: ServerInput<Api['sessions']>, { id }: Caller, context: RequestContext) {
    return this.ownSessions.list(id, context);
  }

  @Handles(api.endSession)
  endSession({ id }: ServerInput<Api['endSession']>, caller: Caller) {
    return this.ownSessions.endById(caller.id, id);
  }

  @Handles(api.endOtherSessions)
  async endOtherSessions(_: ServerInput<Api['endOtherSessions']>, { id }: Caller, context: RequestContext) {
    await this.ownSessions.endOthers(id, context);
  }
}
