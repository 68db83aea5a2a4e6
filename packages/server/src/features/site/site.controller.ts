import { contract, openApi } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { Handles } from '../../api/handles';
import { isDatabaseAway } from '../../database/away';
import { productVersion } from '../../version';
import { docsPage } from './docs.page';
import { SiteQueries } from './site.queries';

const api = contract.site;

@Controller()
export class SiteController {
  private readonly document = openApi(contract, { title: 'OJ', version: productVersion });

  constructor(private readonly site: SiteQueries) {}

  @Handles(api.config)
  config() {
    return this.site.config();
  }

  @Handles(api.health)
  async health() {
    const judges = await this.site.liveJudges().catch(reason => {
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
}
