import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type Config, InjectConfig } from '../../config';
import { unlessTaken } from '../../database/unlessTaken';
import { Events, publish } from '../../events/events';
import { REMOTE_OFF, REMOTE_ON } from '../../remote/remoteSwitch';
import { RemoteError } from '../../remote/remoteError';
import { openSession, ownerOf, sealedFromBrowser, sealedSession } from '../../remote/session';
import { remoteSites, siteNamed } from '../../remote/sites';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { remoteQueueOf } from '../../remote/judgedBy';
import { RemoteAccounts } from '../remoteSite/remoteAccounts';
import { RemoteSiteQueries } from '../remoteSite/remoteSite.queries';

type Api = typeof contract.remote;
const fresh = { state: 'ok', stateText: null, restUntil: null, session: null } as const;

/** The sites that have accounts of their own. */
const sitesWithAccounts = remoteSites.filter(({ code, accountSite }) => code === accountSite);

/** Other sites and our accounts there, for the super admin. */
@Injectable()
export class RemoteService implements OnModuleInit {
  constructor(
    private readonly queries: RemoteSiteQueries,
    private readonly accounts: RemoteAccounts,
    private readonly events: Events,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** The launcher runs the process that speaks with other sites while something is to be done there. */
  onModuleInit() {
    const tell = () => void this.tellLauncher().catch(() => undefined);
    this.events.listen({ onEvent: ({ event }) => event === 'settings.changed' && tell(), onGap: tell });
    tell();
  }

  private async tellLauncher() {
    const isOn = await this.queries.isAnyOn();
    if (process.connected) process.send?.(isOn ? REMOTE_ON : REMOTE_OFF);
  }

  async sites() {
    const codes = sitesWithAccounts.map(({ accountSite }) => accountSite);
    const [stored, accounts, waiting] = await Promise.all([this.queries.all(), this.queries.accounts(), this.queries.waiting(codes)]);
    return sitesWithAccounts.map(({ accountSite: code, base, link, comingContests }) => {
      const found = stored.find(site => site.code === code);
      return {
        code,
        address: link ?? base,
        isOn: found?.isOn ?? false,
        isPaused: found?.isPaused ?? false,
        waiting: waiting.get(remoteQueueOf(code)) ?? 0,
        restUntil: found?.restUntil ?? null,
        lastError: found?.lastError ?? null,
        lastErrorAt: found?.lastErrorAt ?? null,
        lastFineAt: found?.lastFineAt ?? null,
        canListContests: comingContests !== undefined,
        listsContests: found?.listsContests ?? false,
        contestsAt: found?.contestsAt ?? null,
        contestsError: found?.contestsError ?? null,
        accounts: accounts.filter(({ site }) => site === code).map(({ site: _, ...account }) => account),
      };
    });
  }

  setSite({ code, ...change }: ServerInput<Api['setSite']>, actor: Actor) {
    const site = siteNamed(code);
    if (!site || (change.listsContests && !site.comingContests)) throw new ApiError('remote.problemId');
    return this.queries.transaction(async tx => {
      await this.queries.setSite(tx, code, change);
      await recordAudit(tx, actor, { action: 'remote.setSite', target: code, after: change });
      await publish(tx, { event: 'settings.changed' });
    });
  }

  async addAccount({ site, username, password }: ServerInput<Api['addAccount']>, actor: Actor) {
    if (!siteNamed(site)) throw new ApiError('remote.problemId');
    const sealed = await this.accounts.sealed({ site, username }, password);
    return unlessTaken(
      'remote.accountExists',
      this.queries.transaction(async tx => {
        const made = await this.queries.add(tx, { site, username, password: sealed });
        await recordAudit(tx, actor, { action: 'remote.addAccount', target: ownerOf({ site, username }) });
        return made;
      }),
    );
  }

  /** An account that gets a password, or is switched on again, is thought to work until it is seen not to. */
  changeAccount({ id, password, cookie, userAgent, isOff }: ServerInput<Api['changeAccount']>, actor: Actor) {
    return this.queries.transaction(async tx => {
      const account = found(await this.queries.find(tx, id));
      const sealed = password === undefined ? {} : { password: await this.accounts.sealed(account, password) };
      const session = cookie ? await this.sealedSession({ ...account, ...sealed }, { cookie, userAgent }) : null;
      await this.queries.change(tx, id, { ...fresh, ...sealed, session, ...(isOff && { state: 'off' as const }) });
      await recordAudit(tx, actor, { action: 'remote.changeAccount', target: ownerOf(account), after: { isOff } });
    });
  }

  removeAccount({ id }: ServerInput<Api['removeAccount']>, actor: Actor) {
    return this.queries.transaction(async tx => {
      const account = found(await this.queries.find(tx, id));
      if (!(await this.queries.remove(tx, id))) throw new ApiError('remote.accountBusy');
      await recordAudit(tx, actor, { action: 'remote.removeAccount', target: ownerOf(account) });
    });
  }

  private async sealedSession(
    account: Parameters<typeof ownerOf>[0] & { password: string },
    browser: { cookie: string; userAgent: string | undefined },
  ) {
    const site = siteNamed(account.site);
    if (!site) throw new ApiError('remote.problemId');
    return sealedFromBrowser({ site, account: { ...account, session: null }, seal: await this.accounts.seal() }, browser);
  }

  /** Takes up the session that is there, else begins one; nobody else works with the account meanwhile. */
  async testAccount({ id }: ServerInput<Api['testAccount']>) {
    const ownId = `test-${randomUUID()}`;
    const account = await this.queries.lease(ownId, id);
    if (!account) throw new ApiError('remote.accountBusy');
    const site = siteNamed(account.site);
    try {
      if (!site) throw new ApiError('remote.problemId');
      const seal = await this.accounts.seal();
      const session = await openSession({ site, account, seal, config: this.config });
      if (!(await site.checkSession(session))) await site.login(session);
      await this.queries.keep(id, { ...fresh, session: sealedSession({ site, account, seal }, session) });
      return { isFine: true, text: null };
    } catch (reason) {
      if (!(reason instanceof RemoteError)) throw reason;
      return { isFine: false, text: reason.publicText };
    } finally {
      await this.queries.free(ownId, id);
    }
  }
}

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new ApiError('route.notFound');
  return row;
}
