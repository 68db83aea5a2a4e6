import { ApiError, type contract, type Input } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { randomBytes, randomInt } from 'node:crypto';
import type { Visit } from '../../api/caller';
import { type Database, InjectDatabase } from '../../database/database';
import { openLimiter, spend } from '../../database/limiter';
import { captchaPicture } from './captcha.picture';
import { slidePicture } from './slide.picture';
import { VerificationQueries } from './verification.queries';
import { judgeTrack } from './verification.rules';

type Api = typeof contract.verification;
type Action = Input<Api['slide']>['action'];
type Visitor = Pick<Visit, 'ip'>;

const CAPTCHA_LIFE_MS = 600_000;
const SLIDE_LIFE_MS = 300_000;
const DIGITS = 6;

const newKey = () => randomBytes(16).toString('hex');
const inMs = (ms: number) => new Date(Date.now() + ms);

/** Asks visitors whether they are people. What is asked is good for one answer. */
@Injectable()
export class Challenges {
  private readonly picturesOfAddress;

  constructor(
    private readonly queries: VerificationQueries,
    @InjectDatabase() database: Database,
  ) {
    this.picturesOfAddress = openLimiter(database, 'picture-ip', { points: 120, perS: 600 });
  }

  async captcha({ ip }: Visitor) {
    await spend(this.picturesOfAddress, ip, 'register.tooMany');
    const key = newKey();
    const answer = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    await this.queries.keep({ key, kind: 'captcha', answer, ip, expiresAt: inMs(CAPTCHA_LIFE_MS) });
    return { img: captchaPicture(answer).toDataUri(), captchaKey: key };
  }

  /** @throws ApiError unless this is what the picture says. */
  async checkCaptcha(key: string, answer: string) {
    const asked = await this.queries.take('captcha', key);
    if (!asked || asked.answer !== answer) throw new ApiError('captcha.wrong');
  }

  async slide(action: Action, { ip }: Visitor) {
    await spend(this.picturesOfAddress, ip, 'register.tooMany');
    const key = newKey();
    const { background, piece, holePx } = slidePicture();
    await this.queries.keep({ key, kind: 'slide', action, answer: String(holePx), ip, expiresAt: inMs(SLIDE_LIFE_MS) });
    return { key, background: background.toDataUri(), piece: piece.toDataUri() };
  }

  async solveSlide({ key, track }: Input<Api['solveSlide']>, { ip }: Visitor) {
    const asked = await this.queries.take('slide', key);
    if (!asked || asked.ip !== ip) return { answer: 'wrong' as const, ticket: null };
    const answer = judgeTrack(track, { holePx: Number(asked.answer), sinceAskedMs: Date.now() - asked.askedAt.getTime() });
    return { answer, ticket: answer === 'ok' ? await this.giveTicket(asked.action, ip) : null };
  }

  /** @throws ApiError unless this visitor got this ticket for this. It is gone afterwards. */
  async spendTicket(ticket: string, action: Action, { ip }: Visitor) {
    const given = await this.queries.take('ticket', ticket);
    if (!given || given.action !== action || given.ip !== ip) throw new ApiError('login.slideWrong');
  }

  private async giveTicket(action: string | null, ip: string) {
    const key = newKey();
    await this.queries.keep({ key, kind: 'ticket', action, ip, expiresAt: inMs(SLIDE_LIFE_MS) });
    return key;
  }
}
