import { ApiError, type contract, RemoteLists, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import type { RequestContext } from '../../api/caller';
import { type Config, InjectConfig } from '../../config';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';
import { testMail } from '../../mail/templates';
import { failureOf, Mail } from '../../mail/mail';
import { publicAddressOf } from '../../mail/mailServer';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { RemoteAccounts } from '../remoteSite/remoteAccounts';
import { refuseUnfit, sendCode } from '../../sms/sms';
import { SiteSettings } from '../site/site.settings';

type Api = typeof contract.settings;

const given = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined && each !== null)) as Partial<Value>;

/** Limit of test messages, each of which may cost money. */
const TEST_MESSAGES = { points: 10, perS: 600 };

/** Settings that stay as they are when they come empty: the site would have no name, or could mail no address. */
const needed: ReadonlySet<string> = new Set(['name', 'shortName', 'baseUrl']);

/** Settings that the super admin changes. */
@Injectable()
export class SettingsService {
  private readonly testMessages;

  constructor(
    private readonly settings: SiteSettings,
    private readonly mail: Mail,
    private readonly accounts: RemoteAccounts,
    @InjectDatabase() private readonly db: Database,
    @InjectConfig() private readonly config: Config,
  ) {
    this.testMessages = createLimiter(db, 'testSms', TEST_MESSAGES);
  }

  async setWeb(change: ServerInput<Api['setWeb']>, actor: Actor) {
    const wanted = Object.fromEntries(Object.entries(given(change)).filter(([name, value]) => value !== '' || !needed.has(name)));
    await this.store('website', wanted, await this.settings.web(), actor);
  }

  /** The switches, with the accounts at other sites, whose passwords are masked. */
  switches = async () => ({ ...(await this.settings.switches()), ...(await this.accounts.lists()) });

  async setSwitches(wanted: ServerInput<Api['setSwitches']>, actor: Actor) {
    const lists = RemoteLists.parse(wanted);
    const change = Object.fromEntries(Object.entries(given(wanted)).filter(([name]) => !(name in lists)));
    await this.db.transaction(async tx => {
      const target = (await this.accounts.take(tx, lists)).join(', ');
      if (target) await recordAudit(tx, actor, { action: 'remote.changeAccount', target });
    });
    await this.store('switches', change, await this.settings.switches(), actor);
  }

  async setAlerts(change: ServerInput<Api['setAlerts']>, actor: Actor) {
    await this.store('alertLimits', given(change), await this.settings.alertLimits(), actor);
  }

  async mailConfig() {
    const { emailPassword, ...config } = await this.settings.mail();
    const sendsBy = config.emailHost ? ('settings' as const) : this.config.smtpUrl ? ('environment' as const) : ('outbox' as const);
    return { ...config, emailPassword: '' as const, hasPassword: emailPassword !== '', sendsBy };
  }

  async setMail({ emailPassword, ...change }: ServerInput<Api['setMail']>, actor: Actor) {
    if (change.emailHost) await publicAddressOf(change.emailHost);
    const before = await this.settings.mail();
    // A password belongs to one server: it does not travel to another.
    const isElsewhere = change.emailHost !== undefined && change.emailHost !== before.emailHost;
    const password = emailPassword || (isElsewhere ? '' : undefined);
    await this.store('mail', given({ ...change, emailPassword: password }), before, actor);
  }

  async testMail({ email }: ServerInput<Api['testMail']>, actor: Actor & { context: RequestContext }) {
    const { shortName } = await this.settings.web();
    await this.mail.send(email, testMail(shortName, actor.context.locale)).catch(asRefusal);
    await recordAudit(this.db, actor, { action: 'settings.testMail', target: email });
  }

  async sms() {
    const { smsSecret, ...config } = await this.settings.sms();
    return { ...config, hasSecret: smsSecret !== '' };
  }

  async setSms({ smsSecret, ...change }: ServerInput<Api['setSms']>, actor: Actor) {
    if (change.smsWebhook) refuseUnfit(change.smsWebhook);
    const before = await this.settings.sms();
    // A secret belongs to one webhook, as a password to one mail server.
    const isElsewhere = change.smsWebhook !== undefined && change.smsWebhook !== before.smsWebhook;
    const secret = smsSecret || (isElsewhere ? '' : undefined);
    await this.store('sms', given({ ...change, smsSecret: secret }), before, actor);
  }

  async testSms({ phone }: ServerInput<Api['testSms']>, actor: Actor & { context: RequestContext }) {
    await consume(this.testMessages, 'site', 'server.tooMany');
    // The number is a person's: the log gets its end.
    await recordAudit(this.db, actor, { action: 'settings.testSms', target: `…${phone.slice(-4)}` });
    const { shortName } = await this.settings.web();
    await sendCode(await this.settings.sms(), {
      phone,
      code: String(randomInt(1_000_000)).padStart(6, '0'),
      site: shortName,
      locale: actor.context.locale,
    });
  }

  async resendMail({ id }: ServerInput<Api['resendMail']>, actor: Actor) {
    await this.mail.resend(id).catch(asRefusal);
    await recordAudit(this.db, actor, { action: 'settings.resendLetter', target: id });
  }

  async dropMail({ id }: ServerInput<Api['dropMail']>, actor: Actor) {
    await this.mail.drop(id);
    await recordAudit(this.db, actor, { action: 'settings.dropLetter', target: id });
  }

  private async store<Name extends 'website' | 'switches' | 'mail' | 'sms' | 'alertLimits'>(
    name: Name,
    change: object,
    before: object,
    actor: Actor,
  ) {
    const names = Object.keys(change);
    if (!names.length) return;
    const previous = Object.fromEntries(Object.entries(before).filter(([each]) => names.includes(each)));
    await this.db.transaction(async tx => {
      await this.settings.change(tx, name, change);
      await recordAudit(tx, actor, { action: 'settings.change', target: name, before: previous, after: change });
    });
    await this.settings.forget();
  }
}

/** @throws ApiError that says what kind of failure it was. */
function asRefusal(reason: unknown): never {
  if (reason instanceof ApiError) throw reason;
  const failure = failureOf(reason);
  throw new ApiError('mail.failed', failure && `The mail could not be sent (${failure})`);
}
