import { ApiError, contract, type Input } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type Visit } from '../../api/handles';
import { Mail } from '../../mail/mail';
import { SiteSettings } from '../site/site.settings';
import { SettingsService } from './settings.service';

const api = contract.settings;
type Api = typeof api;

@Controller()
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly site: SiteSettings,
    private readonly letters: Mail,
  ) {}

  @Handles(api.web)
  web() {
    return this.site.web();
  }

  @Handles(api.setWeb)
  setWeb(change: Input<Api['setWeb']>, caller: Caller, visit: Visit) {
    return this.settings.setWeb(change, { caller, visit });
  }

  @Handles(api.switches)
  switches() {
    return this.site.switches();
  }

  @Handles(api.setSwitches)
  setSwitches(change: Input<Api['setSwitches']>, caller: Caller, visit: Visit) {
    return this.settings.setSwitches(change, { caller, visit });
  }

  @Handles(api.mail)
  mail() {
    return this.settings.mailConfig();
  }

  @Handles(api.setMail)
  setMail(change: Input<Api['setMail']>, caller: Caller, visit: Visit) {
    return this.settings.setMail(change, { caller, visit });
  }

  @Handles(api.testMail)
  testMail(input: Input<Api['testMail']>, caller: Caller, visit: Visit) {
    return this.settings.testMail(input, { caller, visit });
  }

  @Handles(api.outbox)
  outbox() {
    return this.letters.outbox();
  }

  @Handles(api.database)
  database() {
    return this.settings.database();
  }

  @Handles(api.setDatabase)
  setDatabase(): void {
    throw new ApiError('settings.byEnvironment');
  }
}
