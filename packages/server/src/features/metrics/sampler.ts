import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Executor } from '../../database/database';
import { describeError } from '../../describeError';
import { DiskSpace } from '../../diskFull';
import { alertMail } from '../../mail/alertMail';
import { Mail } from '../../mail/mail';
import { shiftOf } from '../../judge/queue/calibration.rules';
import { priorities } from '../../judge/queue/queue';
import { SiteSettings } from '../site/site.settings';
import { alertsOf, followUp, type SiteState } from './alerts.rules';
import { MetricsQueries } from './metrics.queries';
import { SamplingQueries } from './sampling.queries';

const PACE_MS = 60_000;
/** Judges that start with this process have reported by then. */
const FIRST_MS = 10_000;

/** Writes down how the site is, and tells super admins by mail when something is wrong with it. */
@Injectable()
export class Sampler implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('metrics');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly metrics: MetricsQueries,
    private readonly queries: SamplingQueries,
    private readonly disk: DiskSpace,
    private readonly site: SiteSettings,
    private readonly mail: Mail,
  ) {}

  onApplicationBootstrap() {
    this.timer = setTimeout(() => {
      void this.sample();
      this.timer = setInterval(() => void this.sample(), PACE_MS).unref();
    }, FIRST_MS).unref();
  }

  onApplicationShutdown() {
    clearTimeout(this.timer);
  }

  /** How the site has been, and what is wrong with it now. */
  async day() {
    const [rows, state, ongoing] = await Promise.all([this.queries.samples(), this.state(), this.queries.ongoing()]);
    const limits = await this.site.alertLimits();
    const samples = rows
      .map(({ lastSubmissionId, freeBytes: _, ...row }, i) => ({
        ...row,
        submissions: lastSubmissionId - (rows[i - 1]?.lastSubmissionId ?? NaN),
      }))
      .filter(({ submissions }) => submissions >= 0);
    const alerts = alertsOf(state, limits).map(alert => ({ ...alert, since: new Date(ongoing[alert.kind]?.since ?? Date.now()) }));
    return { samples, alerts };
  }

  private async sample() {
    await this.queries
      .inOneProcess(tx => this.sampleIn(tx))
      .catch(reason => this.log.warn(`no sample: ${describeError(reason as Error).message}`));
  }

  private async sampleIn(tx: Executor) {
    const state = await this.state();
    const { oldestS, judges, freeBytes, waiting } = state;
    await this.queries.addSample(tx, { waiting, oldestS: Math.floor(oldestS), judges, freeBytes });
    const before = await this.queries.ongoing(tx);
    const { ongoing, toTell } = followUp(before, alertsOf(state, await this.site.alertLimits()), new Date());
    if (JSON.stringify(before) !== JSON.stringify(ongoing)) await this.queries.keepOngoing(tx, ongoing);
    if (!toTell.length) return;
    const { shortName } = await this.site.web();
    for (const address of await this.queries.rootAddresses(tx))
      await this.mail.send(address, alertMail(toTell, shortName), { isKept: true });
  }

  private async state(): Promise<SiteState & { waiting: number }> {
    const [queue, judges, refusedAccounts, calibrations, backupAgeS, siteAgeS, { freeBytes, totalBytes }] = await Promise.all([
      this.metrics.queue(),
      this.metrics.liveJudges(),
      this.metrics.refusedAccounts(),
      this.queries.calibrations(),
      this.metrics.lastBackupAgeS(),
      this.queries.siteAgeS(),
      this.disk.read(),
    ]);
    return {
      waiting: queue.reduce((sum, { waiting }) => sum + waiting, 0),
      oldestS: Math.max(0, ...queue.filter(({ priority }) => priority < priorities.rejudge).map(each => each.oldestS)),
      judges,
      freeBytes,
      totalBytes,
      backupAgeS,
      siteAgeS,
      refusedAccounts,
      calibrationShifts: calibrations.flatMap(figures => shiftOf(figures) ?? []),
    };
  }
}
