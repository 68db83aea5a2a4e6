import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Executor } from '../../database/database';
import type { Caller } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { SiteSettings } from '../site/site.settings';
import { AccountLimits } from './limits';
import { PasswordCheck } from './passwordCheck';
import { removeSecondFactor, SecondFactorQueries } from './secondFactor.queries';
import { addressOf, newRecoveryCodes, newSecret, plainCode, stepOf } from './secondFactor.rules';
import { SecondFactorCheck } from './secondFactorCheck';
import { SessionService } from './session.service';
import { digest } from './tokens';

type Api = typeof contract.secondFactor;

/** Codes of an authenticator app beside the password: set up, shown, and taken away by the owner of the account. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly queries: SecondFactorQueries,
    private readonly check: SecondFactorCheck,
    private readonly passwords: PasswordCheck,
    private readonly sessions: SessionService,
    private readonly limits: AccountLimits,
    private readonly settings: SiteSettings,
  ) {}

  async state(userId: number) {
    const found = await this.queries.find(userId);
    const since = found?.confirmedAt ?? null;
    return { since, recoveryCodesLeft: since ? await this.queries.countRecoveryCodes(userId) : 0 };
  }

  async begin({ password }: ServerInput<Api['begin']>, { id, username }: Caller) {
    await this.passwords.proveOwn(id, password);
    const secret = newSecret();
    if (!(await this.queries.begin(id, await this.check.close(id, secret)))) throw new ApiError('account.factorThere');
    const { shortName } = await this.settings.web();
    return { secret, address: addressOf(secret, shortName, username) };
  }

  async confirm({ code }: ServerInput<Api['confirm']>, caller: Caller, context: RequestContext) {
    const { id, username } = caller;
    await this.limits.countCodeOfFactor(id);
    const found = await this.queries.find(id);
    if (found?.confirmedAt) throw new ApiError('account.factorThere');
    const secret = found && (await this.check.open(id, found.sealedSecret));
    if (!secret) throw new ApiError('account.factorMissing');
    const step = await stepOf(secret, plainCode(code), 0);
    if (step === undefined) throw new ApiError('login.codeWrong');
    await this.limits.forgiveCodes(id);
    const { sealedSecret } = found;
    const recoveryCodes = await this.queries.transaction(async tx => {
      if (!(await this.queries.confirm(tx, id, { sealedSecret, step }))) throw new ApiError('account.factorThere');
      await recordAudit(tx, { caller, context }, { action: 'user.secondFactorOn', target: username });
      return this.renew(tx, id);
    });
    await this.sessions.noteFactor(context);
    await this.sessions.endOthers(id, context);
    return { recoveryCodes };
  }

  async renewRecoveryCodes({ id }: Caller) {
    if (!(await this.check.isOn(id))) throw new ApiError('account.factorMissing');
    return { recoveryCodes: await this.queries.transaction(tx => this.renew(tx, id)) };
  }

  async show({ code }: ServerInput<Api['show']>, { id }: Caller, context: RequestContext) {
    await this.check.consume(id, code);
    await this.sessions.noteFactor(context);
  }

  async remove(actor: Actor) {
    await this.queries.transaction(async tx => {
      const wasOn = await removeSecondFactor(tx, actor.caller.id);
      if (wasOn) await recordAudit(tx, actor, { action: 'user.secondFactorOff', target: actor.caller.username });
    });
  }

  private async renew(tx: Executor, userId: number) {
    const codes = newRecoveryCodes();
    await this.queries.replaceRecoveryCodes(
      tx,
      userId,
      codes.map(code => digest(plainCode(code))),
    );
    return codes;
  }
}
