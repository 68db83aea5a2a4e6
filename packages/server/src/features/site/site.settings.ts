import type { AlertLimits, LanguageSetting, Switches, WebConfig, WebsiteConfig } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { ClientSwitches, ExistingClients } from '../../api/existingClients';
import { type Config, InjectConfig } from '../../config';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { publish, Events } from '../../events/events';
import { CHOSEN_COMPILERS, LANGUAGE_SETTINGS, SWITCHES } from '../../database/settingNames';
import type { ChosenCompiler } from '../../judge/languages/chosenCompiler';
import { Cached } from '../../cached';
import { defaultAlerts, defaultMail, defaultSms, defaultSwitches, defaultWeb, type StoredMail, type StoredSms } from './site.rules';
import { addToSetting, readSettings } from './setting.queries';

interface Stored {
  website: Partial<WebConfig>;
  switches: Partial<Switches>;
  mail: Partial<StoredMail>;
  sms: Partial<StoredSms>;
  /** Limits of alerts. The key is another than `alerts`, which keeps the alerts that hold now. */
  alertLimits: Partial<AlertLimits>;
  languages: { list: LanguageSetting[] };
  compilers: { list: ChosenCompiler[] };
}

const STORED = ['website', SWITCHES, 'mail', 'sms', 'alertLimits', LANGUAGE_SETTINGS, CHOSEN_COMPILERS];
const REMEMBERED_MS = 60_000;

/** What the super admin has set, for everybody who goes by it. Each process remembers it until any process changes it. */
@Injectable()
export class SiteSettings implements ExistingClients {
  private readonly stored = new Cached(REMEMBERED_MS, () => this.read());
  private known: ClientSwitches = defaultSwitches;
  private reads = 0;
  private knownSince = 0;

  constructor(
    @InjectDatabase() private readonly db: Database,
    @InjectConfig() private readonly config: Config,
    events: Events,
  ) {
    events.listen({
      onEvent: ({ event }) => {
        if (event === 'settings.changed') void this.forget();
      },
      onGap: () => void this.forget(),
    });
    void this.forget();
  }

  async web(): Promise<WebConfig> {
    return { ...defaultWeb, ...(await this.stored.read()).website };
  }

  /** Where mails and links point to. */
  async origin(): Promise<string> {
    const { baseUrl } = await this.web();
    return baseUrl || this.config.apiUrl || `http://${this.config.host}:${this.config.port}`;
  }

  async switches(): Promise<Switches> {
    return { ...defaultSwitches, defaultSubmitInterval: this.config.submitIntervalS, ...(await this.stored.read()).switches };
  }

  /** The settings for clients as they were read last: calls that answer without a database ask for them, too. */
  clientSwitches = (): ClientSwitches => this.known;

  async mail(): Promise<StoredMail> {
    return { ...defaultMail, ...(await this.stored.read()).mail };
  }

  async sms(): Promise<StoredSms> {
    return { ...defaultSms, ...(await this.stored.read()).sms };
  }

  async alertLimits(): Promise<AlertLimits> {
    return { ...defaultAlerts, ...(await this.stored.read()).alertLimits };
  }

  /** Languages that are named in the settings, in their order. All others are as they were made. */
  async languages(): Promise<readonly LanguageSetting[]> {
    return (await this.stored.read()).languages?.list ?? [];
  }

  async compilers(): Promise<readonly ChosenCompiler[]> {
    return (await this.stored.read()).compilers?.list ?? [];
  }

  async website(): Promise<WebsiteConfig> {
    const [web, { openPublicDiscussion, openGroupDiscussion, openContestComment }] = await Promise.all([this.web(), this.switches()]);
    return { ...web, openPublicDiscussion, openGroupDiscussion, openContestComment };
  }

  /** Adds to what is set. */
  async change<Name extends keyof Stored>(tx: Executor, name: Name, value: Stored[Name]) {
    await addToSetting(tx, name, value);
    await publish(tx, { event: 'settings.changed' });
  }

  /** Drops what is remembered. Called after a change: whoever waits for this finds the change everywhere in this process. */
  async forget() {
    this.stored.forget();
    await this.switches().catch(() => undefined);
  }

  private async read(): Promise<Partial<Stored>> {
    const turn = ++this.reads;
    const found: Partial<Stored> = await readSettings(this.db, STORED);
    // A reader that was overtaken knows less.
    if (turn > this.knownSince) [this.knownSince, this.known] = [turn, { ...defaultSwitches, ...found.switches }];
    return found;
  }
}
