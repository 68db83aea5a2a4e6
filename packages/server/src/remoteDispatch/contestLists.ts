import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Database } from '../database/database';
import * as store from '../features/remoteSite/remoteContest.queries';
import type { Clock } from '../remote/clock';
import { RemoteError } from '../remote/remoteError';
import { openHttp, remoteSites } from '../remote/sites';

const EVERY_MS = 3_600_000;
const PACE_MS = 10_000;
/** Number of contests of one site that are kept. */
const MOST_CONTESTS = 100;
const MOST_CHARACTERS = 300;

interface Parts {
  database: Database;
  config: Config;
  clock: Clock;
  log: Logger;
}

/** Reads once an hour which contests are to come at the sites that are to be read. A site that fails leaves what was read of it last. */
export class ContestLists {
  private readonly stopping = new AbortController();

  constructor(private readonly parts: Parts) {}

  async run() {
    const { clock, log } = this.parts;
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.look().catch(reason => log.error({ err: reason }, 'reading the contests of other sites failed'));
      await clock.wait(PACE_MS, signal).catch(() => undefined);
    }
  }

  stop() {
    this.stopping.abort();
  }

  /** Several processes may look: each site is read by the one that says first that it does. */
  private async look() {
    const { database, clock } = this.parts;
    for (const site of remoteSites) {
      const { comingContests, accountSite } = site;
      if (!comingContests || !(await store.claimContests(database, accountSite, clock.span(EVERY_MS)))) continue;
      try {
        const base = site.link ?? site.base;
        const found = await comingContests(openHttp(site, this.parts.config));
        const contests = found.slice(0, MOST_CONTESTS).map(({ title, path, startsAt, endsAt }) => {
          return { title: title.slice(0, MOST_CHARACTERS), url: `${base}${path}`.slice(0, MOST_CHARACTERS), startsAt, endsAt };
        });
        await store.keepContests(database, accountSite, contests);
      } catch (reason) {
        const text = reason instanceof RemoteError ? reason.publicText : 'the list could not be read';
        this.parts.log.warn({ site: accountSite, err: reason }, 'the contests of another site could not be read');
        await store.noteContestFailure(database, accountSite, text);
      }
    }
  }
}
