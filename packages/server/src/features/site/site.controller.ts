import { contract, openApi } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { Handles } from '../../api/handles';
import { isDatabaseAway } from '../../database/away';
import { Cached } from '../../cached';
import { productVersion } from '../../version';
import { docsPage } from './docs.page';
import { SiteQueries } from './site.queries';
import { SiteSettings } from './site.settings';

const api = contract.site;
const SYSTEM_REMEMBERED_MS = 5_000;

@Controller()
export class SiteController {
  private readonly document = openApi(contract, { title: 'OJ', version: productVersion });
  private readonly described = new Cached(SYSTEM_REMEMBERED_MS, () => this.describeSystem());

  constructor(
    private readonly queries: SiteQueries,
    private readonly settings: SiteSettings,
  ) {}

  @Handles(api.config)
  config() {
    return this.settings.website();
  }

  @Handles(api.system)
  system() {
    return this.described.read();
  }

  @Handles(api.health)
  async health() {
    const judges = await this.queries.liveJudges().catch(reason => {
      if (isDatabaseAway(reason)) return undefined;
      throw reason;
    });
    return { database: judges !== undefined, judges: judges ?? 0, version: productVersion };
  }

  @Handles(api.openApi)
  openApi() {
    return { type: 'application/json; charset=utf-8', body: JSON.stringify(this.document) };
  }

  @Handles(api.docs)
  docs() {
    return { type: 'text/html; charset=utf-8', body: docsPage(contract) };
  }

  private async describeSystem() {
    const [judges, postgres] = await Promise.all([this.queries.judges(), this.queries.postgresVersion()]);
    return {
      version: productVersion,
      node: process.versions.node,
      postgres,
      judges: judges.map(({ isAlive, version, sandbox, languages, load }) => ({
        isAlive,
        version,
        cpuCores: load?.cpuCount ?? null,
        sandboxLevel: sandbox.level,
        languages: languages.filter(({ available }) => available).map(({ name, version = null }) => ({ name, version })),
      })),
    };
  }
}
