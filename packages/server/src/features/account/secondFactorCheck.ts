import { ApiError } from '@oj/contract';
import { Injectable, Logger } from '@nestjs/common';
import { type Config, InjectConfig } from '../../config';
import { Seal } from '../../remote/seal';
import { AccountLimits } from './limits';
import { SecondFactorQueries } from './secondFactor.queries';
import { plainCode, stepOf } from './secondFactor.rules';
import { digest } from './tokens';

/** Checks codes of the second factor. All ways to log in use it, so that all guesses are counted together. */
@Injectable()
export class SecondFactorCheck {
  private readonly log = new Logger('account');
  private opened?: Promise<Seal>;

  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly queries: SecondFactorQueries,
    private readonly limits: AccountLimits,
  ) {}

  /** Whether the account asks for codes. */
  async isOn(userId: number) {
    const found = await this.queries.find(userId);
    return !!found?.confirmedAt;
  }

  /** Uses a code up. @throws ApiError when it is wrong, was used, or there were too many wrong ones. */
  async consume(userId: number, given: string) {
    await this.limits.countCodeOfFactor(userId);
    const code = plainCode(given);
    const isRight = (await this.queries.consumeRecoveryCode(userId, digest(code))) || (await this.consumeStep(userId, code));
    if (!isRight) throw new ApiError('login.codeWrong');
    await this.limits.forgiveCodes(userId);
  }

  async close(userId: number, secret: string) {
    return (await this.seal()).close(secret, ownerOf(userId));
  }

  /** Undefined when the key has been lost: then recovery codes are left. */
  async open(userId: number, sealed: string) {
    const secret = (await this.seal()).open(sealed, ownerOf(userId));
    if (secret === undefined)
      this.log.error('a second factor was sealed with another key than that of OJ_REMOTE_KEY_FILE: only recovery codes are left');
    return secret;
  }

  private async consumeStep(userId: number, code: string) {
    const found = await this.queries.find(userId);
    const secret = found?.confirmedAt && (await this.open(userId, found.sealedSecret));
    const step = secret ? await stepOf(secret, code, found.lastStep) : undefined;
    return step !== undefined && this.queries.consumeStep(userId, step);
  }

  private seal = () => (this.opened ??= Seal.open(this.config));
}

const ownerOf = (userId: number) => `second factor of ${userId}`;
