import { ApiError } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Executor } from '../../database/database';
import { type Letter, Mail } from '../../mail/mail';
import { emailKeyOf } from './account.rules';
import { MailCodeQueries, type MailPurpose } from './mailCode.queries';
import { digest } from './tokens';

export const CODE_LIFE_S = 600;

interface Sending {
  purpose: MailPurpose;
  email: string;
  code: string;
  /** For whom alone it is good, when it is somebody known. */
  userId?: number;
  /** No second code within this. */
  pauseMs: number;
  letter: Letter;
}

interface Shown {
  purpose: MailPurpose;
  email: string;
  code: string;
  userId?: number;
}

/** Codes that travel by mail: kept as their hash, good for one purpose and one address, for ten minutes and five tries. */
@Injectable()
export class MailCodes {
  constructor(
    private readonly queries: MailCodeQueries,
    private readonly mail: Mail,
  ) {}

  async send({ purpose, email, code, userId, pauseMs, letter }: Sending) {
    const emailKey = emailKeyOf(email);
    const now = Date.now();
    const kept = await this.queries.keep(
      { purpose, emailKey, codeHash: digest(code), userId, expiresAt: new Date(now + CODE_LIFE_S * 1000) },
      new Date(now - pauseMs),
    );
    if (!kept) throw new ApiError('register.codeTooSoon');
    await this.mail.send(email, letter).catch(async () => {
      await this.queries.drop(purpose, emailKey);
      throw new ApiError('mail.failed');
    });
  }

  /** A wrong code counts as a try. */
  isRight = (shown: Shown) => this.queries.isRight(whoseOf(shown), digest(shown.code));

  /**
   * Does what a code allows, and takes the code away: both, or nothing when the code is wrong, which counts as a try.
   * @returns undefined for a wrong code.
   */
  async spend<Result>(shown: Shown, work: (tx: Executor) => Promise<Result>): Promise<Result | undefined> {
    const spent = await this.queries.transaction(async tx => {
      const isTaken = await this.queries.take(tx, whoseOf(shown), digest(shown.code));
      return isTaken ? { result: await work(tx) } : undefined;
    });
    if (!spent) await this.queries.countWrongTry(whoseOf(shown));
    return spent?.result;
  }

  drop = (purpose: MailPurpose, email: string) => this.queries.drop(purpose, emailKeyOf(email));
}

const whoseOf = ({ purpose, email, userId }: Shown) => ({ purpose, emailKey: emailKeyOf(email), userId: userId ?? null });
