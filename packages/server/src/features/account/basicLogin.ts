import { ApiError, refusalAfter } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import type { Caller } from '../../access/caller';
import { type BasicCredentials, BasicCallers, type RequestContext } from '../../api/caller';
import { CachedByKey } from '../../cached';
import { AccountQueries } from './account.queries';
import { isActive, usernameKeyOf } from './account.rules';
import { PasswordCheck } from './passwordCheck';
import { SecondFactorCheck } from './secondFactorCheck';

const PROVED_MS = 12 * 3_600_000;
const MOST_PROVED = 1_000;

/**
 * Name and password with each request, as tools of contests send them. They are proved like a login, but for the slide, which no tool can
 * solve: after failures it waits, and where a slide is necessary nobody comes in this way. What was proved is not proved again while the account has the same password: looking at a password takes long, and others could shut a tool out that is in.
 */
@Injectable()
export class BasicLogin extends BasicCallers {
  private readonly secret = randomBytes(32);
  /** The stored password that was proved right, by name and password. */
  private readonly proved = new CachedByKey<string>(PROVED_MS, MOST_PROVED);

  constructor(
    private readonly queries: AccountQueries,
    private readonly passwords: PasswordCheck,
    private readonly factors: SecondFactorCheck,
  ) {
    super();
  }

  override async recognise(given: BasicCredentials, { network }: Pick<RequestContext, 'network'>): Promise<Caller> {
    const usernameKey = usernameKeyOf(given.username);
    const key = createHmac('sha256', this.secret).update(`${usernameKey}\0${given.password}`).digest('base64');
    const proved = await this.proved
      .read(key, () => this.prove(given, network))
      .catch(reason => {
        // Guesses must not push out what was proved.
        this.proved.forget(key);
        throw reason;
      });
    const user = await this.queries.findByUsername(usernameKey);
    if (user && isActive(user) && user.passwordHash === proved) {
      if (await this.factors.isOn(user.id)) throw new ApiError('login.codeUnsent');
      return { id: user.id, username: user.username, role: user.role };
    }
    this.proved.forget(key);
    throw new ApiError('login.basicWrong');
  }

  private async prove(given: BasicCredentials, network: string): Promise<string> {
    const admit = async (needsSlide: boolean) => {
      if (needsSlide) throw new ApiError('login.tooMany');
    };
    const tooSoon = (waitMs: number) => refusalAfter('login.tooMany', waitMs);
    const { passwordHash } = await this.passwords.userOf(given, network, { admit, tooSoon }).catch(reason => {
      throw reason instanceof ApiError && reason.code === 'login.wrong' ? new ApiError('login.basicWrong') : reason;
    });
    return passwordHash;
  }
}
