import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type Database, InjectDatabase } from '../../database/database';
import { describeError } from '../../describeError';
import { Mail } from '../../mail/mail';
import { SiteSettings } from '../site/site.settings';
import { sendDigests } from './digest';

const PACE_MS = 600_000;

/** Looks every ten minutes for users to whom a daily mail is due. */
@Injectable()
export class DigestJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('digest');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly mail: Mail,
    private readonly settings: SiteSettings,
  ) {}

  onApplicationBootstrap() {
    this.timer = setInterval(() => void this.send().catch(this.warn), PACE_MS).unref();
  }

  onApplicationShutdown() {
    clearInterval(this.timer);
  }

  private async send() {
    const { shortName } = await this.settings.web();
    const failures = await sendDigests(this.db, this.mail, { shortName, origin: await this.settings.origin() });
    failures.forEach(this.warn);
  }

  private readonly warn = (reason: unknown) => this.log.warn(`an email was not sent: ${describeError(reason).message}`);
}
