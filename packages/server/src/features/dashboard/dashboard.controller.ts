import { contract, type ServerInput } from '@oj/contract';
import { Controller } from '@nestjs/common';
import os from 'node:os';
import { type Caller, Handles } from '../../api/handles';
import { type Config, InjectConfig } from '../../config';
import { dayOf } from '../../siteTime';
import { productVersion } from '../../version';
import { AccountQueries } from '../account/account.queries';
import { ContestQueries } from '../contest/contest.queries';
import { SiteQueries } from '../site/site.queries';
import { DashboardQueries } from './dashboard.queries';

const asText = (percent: number) => `${percent.toFixed(2)}%`;

const api = contract.dashboard;
type Api = typeof api;

@Controller()
export class DashboardController {
  constructor(
    private readonly queries: DashboardQueries,
    private readonly accounts: AccountQueries,
    private readonly site: SiteQueries,
    private readonly contests: ContestQueries,
    @InjectConfig() private readonly config: Config,
  ) {}

  @Handles(api.figures)
  async figures() {
    const [userNum, recentContestNum, todayJudgeNum] = await Promise.all([
      this.queries.users(),
      this.contests.countRecent(),
      this.queries.submissionsOf(dayOf(new Date())),
    ]);
    return { userNum, recentContestNum, todayJudgeNum };
  }

  @Handles(api.lastLogin)
  async lastLogin(_: ServerInput<Api['lastLogin']>, { id }: Caller) {
    const before = await this.accounts.loginBefore(id);
    return { userAgent: before?.userAgent ?? null, ip: before?.ip ?? null, gmtCreate: before?.at ?? null };
  }

  @Handles(api.service)
  async service() {
    const cores = os.availableParallelism();
    const name = `oj ${productVersion}`;
    const [cpuLoad, memoryLoad] = [(100 * (os.loadavg()[0] ?? 0)) / cores, 100 * (1 - os.freemem() / os.totalmem())];
    return {
      name,
      percentCpuLoad: Math.round(cpuLoad),
      percentMemoryLoad: Math.round(memoryLoad),
      nacos: { status: 'UP' },
      backupService: [{ serviceId: name, host: this.config.host, port: this.config.port, metadata: { 'nacos.healthy': 'true' } }],
      backupCores: cores,
      backupPercentCpuLoad: asText(cpuLoad),
      backupPercentMemoryLoad: asText(memoryLoad),
      node: process.versions.node,
      postgres: await this.site.postgresVersion(),
      upSeconds: Math.floor(process.uptime()),
    };
  }
}
