import { ApiError, refusalAfter } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Executor } from '../../database/database';
import { type MailContent, Mail } from '../../mail/mail';
import { emailKeyOf } from './account.rules';
import { MailCodeQueries, type MailPurpose } from './mailCode.queries';
import { digest } from './tokens';

export const CODE_LIFE_S = 600;

interface Sending {
  purpose: MailPurpose;
  email: string;
  code: string;
  /** The only user who may use the code, when a logged in user asks for it. */
  userId?: number;
  /** Network of the visitor who asks for it. */
  network?: string;
  /** Least time between two codes, ms. */
  pauseMs: number;
  content: MailContent;
}

interface Shown {
  purpose: MailPurpose;
  email: string;
  code: string;
  userId?: number;
  network?: string;
}

/** Codes that travel by mail: kept as their hash, good for one purpose and one address, for ten minutes and five tries (and five from elsewhere). */
@Injectable()
export class MailCodes {
  constructor(
    private readonly queries: MailCodeQueries,
    private readonly mail: Mail,
  ) {}

  async send({ purpose, email, code, userId, network, pauseMs, content }: Sending) {
    const emailKey = emailKeyOf(email);
    const now = Date.now();
    const kept = await this.queries.keep(
      { purpose, emailKey, codeHash: digest(code), userId, network, expiresAt: new Date(now + CODE_LIFE_S * 1000) },
      new Date(now - pauseMs),
    );
    if (!kept) throw refusalAfter('register.codeTooSoon', pauseMs - (await this.queries.ageMs(purpose, emailKey)));
    await this.mail.send(email, content).catch(async () => {
      await this.queries.drop(purpose, emailKey);
      throw new ApiError('mail.failed');
    });
  }

  /** Counts as a try. */
  isRight = (shown: Shown) => this.queries.isRight(whoseOf(shown), digest(shown.code));

  /**
   * Does what a code allows, and takes the code away: both, or nothing when the code is wrong, which counts as a try.
   * @returns undefined for a wrong code.
   */
  consume<Result>(shown: Shown, work: (tx: Executor) => Promise<Result>): Promise<Result | undefined> {
    return this.queries.transaction(async tx => {
      const whose = whoseOf(shown);
      if (!(await this.queries.isRight(whose, digest(shown.code), tx))) return undefined;
      await this.queries.drop(whose.purpose, whose.emailKey, tx);
      return work(tx);
    });
  }

  drop = (purpose: MailPurpose, email: string) => this.queries.drop(purpose, emailKeyOf(email));
}

const whoseOf = ({ purpose, email, userId, network }: Shown) => ({
  purpose,
  emailKey: emailKeyOf(email),
  userId: userId ?? null,
  network: network ?? null,
});
