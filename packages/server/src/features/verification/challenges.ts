import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { randomBytes, randomInt } from 'node:crypto';
import type { RequestContext } from '../../api/caller';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';
import { Turnstile } from '../../database/turnstile';
import { HeavyWork } from '../../heavyWork';
import { VerificationQueries } from './verification.queries';
import { isWork, judgeTrack } from './verification.rules';

type Api = typeof contract.verification;
type Action = ServerInput<Api['slide']>['action'];
type Visitor = Pick<RequestContext, 'network'>;

const CAPTCHA_LIFE_MS = 600_000;
const SLIDE_LIFE_MS = 300_000;
const DIGITS = 6;
/** A quarter of a million tries on average: about a second of a desktop. */
const WORK_BITS = 18;

/** A school may ask at once for a picture for each of its people; who comes from elsewhere is drawn one in between. */
const DRAWN = { atOnce: 2, atOnceOfKey: 1, waitingOfKey: 200, waiting: 1_000 };

const newKey = () => randomBytes(16).toString('hex');
const inMs = (ms: number) => new Date(Date.now() + ms);

/** Asks visitors whether they are people. What is asked is good for one answer. */
@Injectable()
export class Challenges {
  /** A school logs in from one address, each of its people with a picture. */
  private readonly picturesOfAddress;
  private readonly turnstile = new Turnstile(DRAWN);
  /** A thread of their own: nobody waits for a login behind a text that takes long to set. */
  private readonly drawing = new HeavyWork();

  constructor(
    private readonly queries: VerificationQueries,
    @InjectDatabase() database: Database,
  ) {
    this.picturesOfAddress = createLimiter(database, 'picture-ip', { points: 1_500, perS: 600 });
  }

  async captcha({ network }: Visitor) {
    await consume(this.picturesOfAddress, network, 'register.tooMany');
    const key = newKey();
    const answer = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const img = await this.turnstile.run(network, () => this.drawing.run('captcha', answer));
    await this.queries.keep({ key, kind: 'captcha', answer, ip: network, expiresAt: inMs(CAPTCHA_LIFE_MS) });
    return { img, captchaKey: key };
  }

  /** @throws ApiError unless this is what the picture says, or the number that was worked out in its place. */
  async checkCaptcha(key: string, answer: string) {
    const asked = await this.queries.take('captcha', key);
    if (asked ? asked.answer !== answer : !(await this.isWorkedOut(key, answer))) throw new ApiError('captcha.wrong');
  }

  /** Makes a challenge for users who cannot see pictures: their device computes for some seconds. */
  async work({ network }: Visitor) {
    await consume(this.picturesOfAddress, network, 'register.tooMany');
    const key = newKey();
    await this.queries.keep({ key, kind: 'work', answer: String(WORK_BITS), ip: network, expiresAt: inMs(CAPTCHA_LIFE_MS) });
    return { key, bits: WORK_BITS };
  }

  async solveWork({ key, answer, action }: ServerInput<Api['solveWork']>, { network }: Visitor) {
    if (!(await this.isWorkedOut(key, answer, network))) throw new ApiError('login.slideWrong');
    return { ticket: await this.giveTicket(action, network) };
  }

  private async isWorkedOut(key: string, answer: string, network?: string) {
    const asked = await this.queries.take('work', key);
    return asked !== undefined && (network === undefined || asked.ip === network) && isWork({ key, bits: Number(asked.answer) }, answer);
  }

  async slide(action: Action, { network }: Visitor) {
    await consume(this.picturesOfAddress, network, 'register.tooMany');
    const key = newKey();
    const { holePx, ...pictures } = await this.turnstile.run(network, () => this.drawing.run('slide', undefined));
    await this.queries.keep({ key, kind: 'slide', action, answer: String(holePx), ip: network, expiresAt: inMs(SLIDE_LIFE_MS) });
    return { key, ...pictures };
  }

  async solveSlide({ key, track }: ServerInput<Api['solveSlide']>, { network }: Visitor) {
    const asked = await this.queries.take('slide', key);
    if (!asked || asked.ip !== network) return { answer: 'wrong' as const, ticket: null };
    const answer = judgeTrack(track, { holePx: Number(asked.answer), sinceAskedMs: Date.now() - asked.askedAt.getTime() });
    return { answer, ticket: answer === 'ok' ? await this.giveTicket(asked.action, network) : null };
  }

  /** @throws ApiError unless this visitor got this ticket for this. It is gone afterwards. */
  async consumeTicket(ticket: string, action: Action, { network }: Visitor) {
    const given = await this.queries.take('ticket', ticket);
    if (!given || given.action !== action || given.ip !== network) throw new ApiError('login.slideWrong');
  }

  giveBackTicket = async (key: string, action: Action, { network }: Visitor) => {
    await this.queries.keep({ key, kind: 'ticket', action, ip: network, expiresAt: inMs(SLIDE_LIFE_MS) });
  };

  private async giveTicket(action: string | null, network: string) {
    const key = newKey();
    await this.queries.keep({ key, kind: 'ticket', action, ip: network, expiresAt: inMs(SLIDE_LIFE_MS) });
    return key;
  }
}
