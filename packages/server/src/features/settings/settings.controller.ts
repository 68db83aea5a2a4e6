import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, Handles, type RequestContext } from '../../api/handles';
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
    private readonly mailer: Mail,
  ) {}

  @Handles(api.web)
  web() {
    return this.site.web();
  }

  @Handles(api.setWeb)
  setWeb(change: ServerInput<Api['setWeb']>, caller: Caller, context: RequestContext) {
    return this.settings.setWeb(change, { caller, context });
  }

  @Handles(api.switches)
  switches() {
    return this.settings.switches();
  }

  @Handles(api.setSwitches)
  setSwitches(change: ServerInput<Api['setSwitches']>, caller: Caller, context: RequestContext) {
    return this.settings.setSwitches(change, { caller, context });
  }

  @Handles(api.alerts)
  alerts() {
    return this.site.alertLimits();
  }

  @Handles(api.setAlerts)
  setAlerts(change: ServerInput<Api['setAlerts']>, caller: Caller, context: RequestContext) {
    return this.settings.setAlerts(change, { caller, context });
  }

  @Handles(api.mail)
  mail() {
    return this.settings.mailConfig();
  }

  @Handles(api.setMail)
  setMail(change: ServerInput<Api['setMail']>, caller: Caller, context: RequestContext) {
    return this.settings.setMail(change, { caller, context });
  }

  @Handles(api.testMail)
  testMail(input: ServerInput<Api['testMail']>, caller: Caller, context: RequestContext) {
    return this.settings.testMail(input, { caller, context });
  }

  @Handles(api.sms)
  sms() {
    return this.settings.sms();
  }

  @Handles(api.setSms)
  setSms(change: ServerInput<Api['setSms']>, caller: Caller, context: RequestContext) {
    return this.settings.setSms(change, { caller, context });
  }

  @Handles(api.testSms)
  testSms(input: ServerInput<Api['testSms']>, caller: Caller, context: RequestContext) {
    return this.settings.testSms(input, { caller, context });
  }

  @Handles(api.outbox)
  async outbox() {
    const mails = await this.mailer.outbox();
    return mails.map(({ html: _, ...mail }) => mail);
  }

  @Handles(api.resendMail)
  resendMail(input: ServerInput<Api['resendMail']>, caller: Caller, context: RequestContext) {
    return this.settings.resendMail(input, { caller, context });
  }

  @Handles(api.dropMail)
  dropMail(input: ServerInput<Api['dropMail']>, caller: Caller, context: RequestContext) {
    return this.settings.dropMail(input, { caller, context });
  }
}
