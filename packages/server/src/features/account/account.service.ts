import { ApiError, type contract, type ServerInput, type UserInfo } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Caller, isAdmin, roleName } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import { violatedUnique } from '../../database/database';
import { registerCodeMail } from '../../mail/templates';
import { SiteSettings } from '../site/site.settings';
import { AccountQueries } from './account.queries';
import { emailKeyOf, isHonestName, toUserInfo, usernameKeyOf } from './account.rules';
import { AccountLimits } from './limits';
import { CODE_LIFE_S, MailCodes } from './mailCodes';
import { PasswordCheck } from './passwordCheck';
import { hashPassword } from './passwords';
import { SecondFactorCheck } from './secondFactorCheck';
import { SessionService } from './session.service';
import { SlideRule, waitOrSlide } from './slideRule';
import { newCode } from './tokens';

type Api = typeof contract.account;
type Credentials = ServerInput<Api['login']>;

const CODE_PAUSE_MS = 60_000;
type User = Awaited<ReturnType<PasswordCheck['userOf']>>;

@Injectable()
export class AccountService {
  constructor(
    private readonly queries: AccountQueries,
    private readonly sessions: SessionService,
    private readonly limits: AccountLimits,
    private readonly settings: SiteSettings,
    private readonly slides: SlideRule,
    private readonly passwords: PasswordCheck,
    private readonly codes: MailCodes,
    private readonly factors: SecondFactorCheck,
  ) {}

  async login(credentials: Credentials, context: RequestContext): Promise<UserInfo> {
    const user = await this.recognise(credentials, context);
    return this.open(user, await this.factorShown(user, credentials, context), context);
  }

  async adminLogin(credentials: Credentials, context: RequestContext): Promise<UserInfo> {
    const user = await this.recognise(credentials, context);
    if (!isAdmin(user)) throw new ApiError('login.notAdmin');
    return this.open(user, await this.factorShown(user, credentials, context), context);
  }

  logout({ id }: Caller, context: RequestContext) {
    return this.sessions.end(id, context);
  }

  authInfo(caller: Caller) {
    return { roles: [roleName(caller)], permissions: null };
  }

  async exists({ username, email }: ServerInput<Api['exists']>, { network }: RequestContext) {
    if (!username && !email) return { username: false, email: false };
    await this.limits.countLookup(network);
    return this.queries.isTaken({ usernameKey: username && usernameKeyOf(username), emailKey: email && emailKeyOf(email) });
  }

  async sendRegisterCode({ email }: ServerInput<Api['sendRegisterCode']>, { network, locale }: RequestContext) {
    const { register, shortName } = await this.settings.web();
    if (!register) throw new ApiError('register.closed');
    await this.limits.countCode(network);
    if ((await this.queries.isTaken({ emailKey: emailKeyOf(email) })).email) throw new ApiError('register.emailTaken');
    const code = newCode();
    const content = registerCodeMail({ code, shortName, minutes: CODE_LIFE_S / 60 }, locale);
    await this.codes.send({ purpose: 'register', email, code, network, pauseMs: CODE_PAUSE_MS, content });
    return { email, expire: CODE_LIFE_S };
  }

  async register({ username, password, email, code }: ServerInput<Api['register']>, { network }: RequestContext) {
    if (!(await this.settings.web()).register) throw new ApiError('register.closed');
    await this.limits.countRegistration(network);
    if (!isHonestName(username)) throw new ApiError('register.usernameForm');
    const usernameKey = usernameKeyOf(username);
    const emailKey = emailKeyOf(email);
    const taken = await this.queries.isTaken({ usernameKey, emailKey });
    if (taken.username) throw new ApiError('register.usernameTaken');
    if (taken.email) throw new ApiError('register.emailTaken');
    if (!(await this.codes.isRight({ purpose: 'register', email, code, network }))) throw new ApiError('register.codeWrong');

    const passwordHash = await hashPassword(password, network);
    await this.queries.create({ username, usernameKey, email, emailKey, passwordHash }).catch(reason => {
      const index = violatedUnique(reason);
      if (!index) throw reason;
      throw new ApiError(index.includes('username') ? 'register.usernameTaken' : 'register.emailTaken');
    });
    await this.codes.drop('register', email);
  }

  /** The user whose credentials these are. */
  private recognise({ slide, username, password }: Credentials, context: RequestContext) {
    return this.passwords.userOf({ username, password }, context.network, {
      solveSlide: slide ? () => this.slides.check('login', slide, context) : undefined,
      admit: needsSlide => this.slides.check('login', undefined, context, needsSlide),
      tooSoon: waitOrSlide,
    });
  }

  /**
   * When a code was shown; undefined where the account asks for none.
   * @throws ApiError when it is missing or wrong. The slide that was solved for this login stays good for the next try, which brings the code.
   */
  private async factorShown({ id }: { id: number }, { code, slide }: Credentials, context: RequestContext): Promise<Date | undefined> {
    if (!(await this.factors.isOn(id))) return undefined;
    try {
      if (!code?.trim()) throw new ApiError('login.codeRequired');
      await this.factors.consume(id, code);
      return new Date();
    } catch (reason) {
      if (slide) await this.slides.giveBack('login', slide, context);
      throw reason;
    }
  }

  private async open(user: User, factorAt: Date | undefined, context: RequestContext): Promise<UserInfo> {
    context.setToken(await this.sessions.open(user.id, context, factorAt), 'login');
    await this.queries.noteLogin(user.id, context);
    return toUserInfo(user);
  }
}
