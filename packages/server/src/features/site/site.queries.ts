import type { WebsiteConfig } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { eq, gt, sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { judges } from '../../judge/queue/queue.table';
import { defaultConfig } from './site.rules';
import { settings } from './site.table';

@Injectable()
export class SiteQueries {
  private readonly website;

  constructor(@InjectDatabase() private readonly db: Database) {
    this.website = db.select({ value: settings.value }).from(settings).where(eq(settings.name, 'website')).prepare('website_settings');
  }

  async config(): Promise<WebsiteConfig> {
    const [stored] = await this.website.execute();
    return { ...defaultConfig, ...(stored?.value as Partial<WebsiteConfig> | undefined) };
  }

  liveJudges = () => this.db.$count(judges, gt(judges.seenAt, sql`now() - interval '10 seconds'`));
}
