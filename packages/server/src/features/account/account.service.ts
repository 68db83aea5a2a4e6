import { ApiError, type contract, type Input, type RoleId, roles, type UserInfo } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Caller, roleName, type Visit } from '../../api/caller';
import { violatedUnique } from '../../database/database';
import { Mail } from '../../mail/mail';
import { registerCodeMail } from '../../mail/letters';
import { SiteQueries } from '../site/site.queries';
import { AccountQueries } from './account.queries';
import { emailKeyOf, isBanned, isHonestName, usernameKeyOf } from './account.rules';
import { AccountLimits } from './limits';
import { hashPassword, isPasswordRight } from './passwords';
import { SessionService } from './session.service';
import { digest, isDigestOf, newCode } from './tokens';

type Api = typeof contract.account;
type UserRow = NonNullable<Awaited<ReturnType<AccountQueries['findByUsername']>>>;

const CODE_LIFE_S = 600;
const CODE_PAUSE_MS = 60_000;
const CODE_TRIES = 5;

@Injectable()
export class AccountService {
  constructor(
    private readonly queries: AccountQueries,
    private readonly sessions: SessionService,
    private readonly limits: AccountLimits,
    private readonly site: SiteQueries,
    private readonly mail: Mail,
  ) {}

  async login({ username, password }: Input<Api['login']>, visit: Visit): Promise<UserInfo> {
    const usernameKey = usernameKeyOf(username);
    await this.limits.countLogin(usernameKey, visit.ip);
    const user = await this.queries.findByUsername(usernameKey);
    if (!(await isPasswordRight(password, user?.passwordHash)) || !user) throw new ApiError('login.wrong');
    if (isBanned(user)) throw new ApiError('login.banned');

    await this.limits.forgiveLogin(usernameKey, visit.ip);
    visit.giveToken(await this.sessions.open(user.id, visit), 'login');
    return toUserInfo(user);
  }

  async logout({ token }: Visit) {
    if (token) await this.sessions.end(token);
  }

  authInfo(caller: Caller) {
    return { roles: [roleName(caller)], permissions: null };
  }

  async exists({ username, email }: Input<Api['exists']>) {
    if (!username && !email) return { username: false, email: false };
    return this.queries.isTaken({ usernameKey: username && usernameKeyOf(username), emailKey: email && emailKeyOf(email) });
  }

  async sendRegisterCode({ email }: Input<Api['sendRegisterCode']>, { ip, locale }: Visit) {
    const { register, shortName } = await this.site.config();
    if (!register) throw new ApiError('register.closed');
    await this.limits.countCode(ip);
    const emailKey = emailKeyOf(email);
    if ((await this.queries.isTaken({ emailKey })).email) throw new ApiError('register.emailTaken');

    const code = newCode();
    const expiresAt = new Date(Date.now() + CODE_LIFE_S * 1000);
    const kept = await this.queries.keepCode(
      { purpose: 'register', emailKey, codeHash: digest(code), expiresAt },
      new Date(Date.now() - CODE_PAUSE_MS),
    );
    if (!kept) throw new ApiError('register.codeTooSoon');
    await this.mail.send(email, registerCodeMail({ code, shortName, minutes: CODE_LIFE_S / 60 }, locale)).catch(async () => {
      await this.queries.dropCode('register', emailKey);
      throw new ApiError('mail.failed');
    });
    return { email, expire: CODE_LIFE_S };
  }

  async register({ username, password, email, code }: Input<Api['register']>, { ip }: Visit) {
    if (!(await this.site.config()).register) throw new ApiError('register.closed');
    await this.limits.countRegistration(ip);
    if (!isHonestName(username)) throw new ApiError('register.usernameForm');
    const usernameKey = usernameKeyOf(username);
    const emailKey = emailKeyOf(email);
    const taken = await this.queries.isTaken({ usernameKey, emailKey });
    if (taken.username) throw new ApiError('register.usernameTaken');
    if (taken.email) throw new ApiError('register.emailTaken');
    await this.checkCode(emailKey, code);

    const passwordHash = await hashPassword(password);
    await this.queries.insertUser({ username, usernameKey, email, emailKey, passwordHash }).catch(reason => {
      const index = violatedUnique(reason);
      if (!index) throw reason;
      throw new ApiError(index.includes('username') ? 'register.usernameTaken' : 'register.emailTaken');
    });
    await this.queries.dropCode('register', emailKey);
  }

  private async checkCode(emailKey: string, code: string) {
    const sent = await this.queries.findCode('register', emailKey);
    const usable = sent && sent.expiresAt > new Date() && sent.wrongTries < CODE_TRIES;
    if (usable && isDigestOf(code, sent.codeHash)) return;
    if (usable) await this.queries.countWrongTry('register', emailKey);
    throw new ApiError('register.codeWrong');
  }
}

const toUserInfo = ({ id, role, ...user }: UserRow): UserInfo => ({ ...user, uid: String(id), roleList: [roles[role as RoleId].name] });
