import { ApiError, contract, openApi, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import { type Caller, isAdmin } from '../../access/caller';
import { Handles } from '../../api/handles';
import { isDatabaseAway } from '../../database/away';
import { Cached } from '../../cached';
import { productVersion } from '../../version';
import { docsPage } from './docs.page';
import { SiteQueries } from './site.queries';
import { SiteSettings } from './site.settings';

const api = contract.site;
const SYSTEM_REMEMBERED_MS = 5_000;
const READY_REMEMBERED_MS = 1_000;

@Controller()
export class SiteController {
  /** The contract as a document and as a page: made when somebody asks first, for it takes longer than starting the rest. */
  private document: string | undefined;
  private page: string | undefined;
  private readonly described = new Cached(SYSTEM_REMEMBERED_MS, () => this.describeSystem());

  /** Asked for by proxies, often. */
  private readonly isReady = new Cached(READY_REMEMBERED_MS, () => this.queries.hasAllMigrations());

  constructor(
    private readonly queries: SiteQueries,
    private readonly settings: SiteSettings,
  ) {}

  @Handles(api.config)
  config() {
    return this.settings.website();
  }

  @Handles(api.system)
  async system(_: ServerInput<typeof api.system>, caller: Caller | undefined) {
    const system = await this.described.read();
    return isAdmin(caller) ? system : { ...system, node: null, postgres: null };
  }

  @Handles(api.health)
  async health() {
    const judges = await this.queries.liveJudges().catch(reason => {
      if (isDatabaseAway(reason)) return undefined;
      throw reason;
    });
    return { database: judges !== undefined, judges: judges ?? 0, version: productVersion };
  }

  @Handles(api.ready)
  async ready() {
    if (!(await this.isReady.read())) throw new ApiError('server.notReady');
  }

  @Handles(api.openApi)
  openApi() {
    return {
      type: 'application/json; charset=utf-8',
      body: (this.document ??= JSON.stringify(openApi(contract, { title: 'OJ', version: productVersion }))),
    };
  }

  @Handles(api.docs)
  docs() {
    return { type: 'text/html; charset=utf-8', body: (this.page ??= docsPage(contract)) };
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
        isSandboxUsable: sandbox.refusal === undefined,
        languages: languages.filter(({ available }) => available).map(({ name, version = null }) => ({ name, version })),
      })),
    };
  }
}
