import { ApiError, type contract, type ErrorCode, errors, errorTexts, type ServerInput, type UserInfo } from '@oj/contract';
import { Injectable, Logger } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import { violatedUnique } from '../../database/database';
import { changeEmailMail, emailChangedMail, resetPasswordMail } from '../../mail/templates';
import { Mail } from '../../mail/mail';
import { SiteSettings } from '../site/site.settings';
import { Challenges } from '../verification/challenges';
import { AccountQueries } from './account.queries';
import { emailKeyOf, isActive, toUserInfo, usernameKeyOf } from './account.rules';
import { AccountLimits } from './limits';
import { CODE_LIFE_S, MailCodes } from './mailCodes';
import { PasswordCheck } from './passwordCheck';
import { hashPassword } from './passwords';
import { endSessionsOf } from './session.queries';
import { SessionService } from './session.service';
import { SlideRule } from './slideRule';
import { newCode, newLinkCode } from './tokens';

type Api = typeof contract.account;
type Own = typeof contract.ownAccount;
type Outcome = { code: number; msg: string; reason: ErrorCode | null; userInfo: UserInfo | null };

const EMAIL_PAUSE_MS = 30_000;
/** Stands for a user who does not exist. No code is ever sent to it. */
const NOBODY = { id: 0, email: '' };

const done = (userInfo: UserInfo | null): Outcome => ({ code: 200, msg: 'success', reason: null, userInfo });
const refused = (reason: ErrorCode): Outcome => {
  const code = errors[reason] === 403 ? 403 : 400;
  return { code, msg: errorTexts[reason], reason, userInfo: null };
};

/** How users get and change what they log in with. */
@Injectable()
export class CredentialsService {
  private readonly log = new Logger('mail');

  constructor(
    private readonly queries: AccountQueries,
    private readonly sessions: SessionService,
    private readonly limits: AccountLimits,
    private readonly passwords: PasswordCheck,
    private readonly settings: SiteSettings,
    private readonly challenges: Challenges,
    private readonly slides: SlideRule,
    private readonly codes: MailCodes,
    private readonly mail: Mail,
  ) {}

  /** Answers at once and the same whether the address is known or not; the email is written behind the answer. */
  async applyReset({ email, captcha, captchaKey }: ServerInput<Api['applyResetPassword']>, context: RequestContext) {
    await this.limits.countCode(context.network);
    await this.challenges.checkCaptcha(captchaKey, captcha);
    await this.limits.countResetMail(emailKeyOf(email));
    void this.sendResetLink(email, context).catch((reason: Error) => this.log.error(`a reset email was not sent: ${reason.message}`));
  }

  async reset({ username, password, code }: ServerInput<Api['resetPassword']>, { network }: RequestContext) {
    await this.limits.countReset(network);
    const usernameKey = usernameKeyOf(username);
    const user = await this.queries.findByUsername(usernameKey);
    // A name that nobody has costs as much time as one that somebody has.
    const { id, email } = user?.email && isActive(user) ? { id: user.id, email: user.email } : NOBODY;
    const passwordHash = await hashPassword(password, network);
    const changed = await this.codes.consume({ purpose: 'reset', email, code, userId: id }, async tx => {
      await endSessionsOf(tx, id);
      return this.queries.change(id, { passwordHash }, tx);
    });
    if (!changed) throw new ApiError('account.resetCodeWrong');
    await this.limits.forgiveAccount(usernameKey);
  }

  async changePassword(
    { oldPassword, newPassword, slide }: ServerInput<Own['changePassword']>,
    caller: Caller,
    context: RequestContext,
  ): Promise<Outcome> {
    await this.slides.check('changePassword', slide, context);
    const refusal = await this.refusalOf(caller, oldPassword);
    if (refusal) return refused(refusal);
    if (oldPassword === newPassword) return refused('account.passwordSame');
    const passwordHash = await hashPassword(newPassword, context.network);
    await this.queries.transaction(async tx => {
      await this.queries.change(caller.id, { passwordHash }, tx);
      await endSessionsOf(tx, caller.id);
    });
    context.setToken(await this.sessions.open(caller.id, context), 'refresh');
    return done(null);
  }

  async sendEmailCode({ email }: ServerInput<Own['sendChangeEmailCode']>, caller: Caller, { network, locale }: RequestContext) {
    await this.limits.countCode(network);
    if ((await this.queries.isTaken({ emailKey: emailKeyOf(email) })).email) throw new ApiError('register.emailTaken');
    const { shortName } = await this.settings.web();
    const code = newCode();
    const content = changeEmailMail({ code, shortName, minutes: CODE_LIFE_S / 60 }, locale);
    await this.codes.send({ purpose: 'email', email, code, userId: caller.id, pauseMs: EMAIL_PAUSE_MS, content });
  }

  async changeEmail(
    { password, newEmail, code, slide }: ServerInput<Own['changeEmail']>,
    caller: Caller,
    context: RequestContext,
  ): Promise<Outcome> {
    await this.slides.check('changeEmail', slide, context);
    const refusal = await this.refusalOf(caller, password);
    if (refusal) return refused(refusal);
    const emailKey = emailKeyOf(newEmail);
    const before = await this.queries.find(caller.id);
    const changed = await this.codes
      .consume({ purpose: 'email', email: newEmail, code, userId: caller.id }, tx =>
        this.queries.change(caller.id, { email: newEmail, emailKey }, tx),
      )
      .catch(reason => {
        throw violatedUnique(reason) ? new ApiError('register.emailTaken') : reason;
      });
    if (!changed) return refused('register.codeWrong');
    if (before?.email) await this.tellFormerAddress(before.email, changed, context);
    return done(toUserInfo(changed));
  }

  /** Mails to the former address, so that nobody who took over a session can move the account away unnoticed. */
  private async tellFormerAddress(
    former: string,
    { username, email }: { username: string; email: string | null },
    { locale }: RequestContext,
  ) {
    const { shortName } = await this.settings.web();
    const content = emailChangedMail({ username, email: email ?? '', shortName }, locale);
    await this.mail
      .send(former, content, { isKept: true })
      .catch((reason: Error) => this.log.error(`the former address was not told: ${reason.message}`));
  }

  /** Why the caller is not believed to be who they are. */
  private refusalOf({ id }: Caller, password: string): Promise<ErrorCode | undefined> {
    return this.passwords.proveOwn(id, password).then(
      () => undefined,
      reason => {
        if (reason instanceof ApiError) return reason.code;
        throw reason;
      },
    );
  }

  private async sendResetLink(email: string, { locale }: RequestContext) {
    const user = await this.queries.findByEmail(emailKeyOf(email));
    if (!user?.email || !isActive(user)) return;
    const { shortName } = await this.settings.web();
    const code = newLinkCode();
    const link = new URL('/reset-password', await this.settings.origin());
    link.search = new URLSearchParams({ username: user.username, code }).toString();
    const { username, id: userId } = user;
    const content = resetPasswordMail({ username, link: link.href, shortName, minutes: CODE_LIFE_S / 60 }, locale);
    await this.codes.send({ purpose: 'reset', email: user.email, code, userId, pauseMs: 0, content });
  }
}
