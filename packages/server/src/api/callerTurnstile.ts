import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { EMPTY, from, lastValueFrom, mergeMap, of } from 'rxjs';
import { Turnstile } from '../database/turnstile';
import { endpointOf } from './handles';

/**
 * Changes of one user often wait for each other in the database, each with a connection of the few that a process has. So few of them
 * go on at the same time, some wait here, where that costs nobody anything, and further ones are refused.
 */
const MOST = { atOnce: Infinity, atOnceOfKey: 6, waitingOfKey: 200 };
/** Archives, exports and spreadsheets are put together for one person while they are sent. */
const MOST_FILES = { atOnce: Infinity, atOnceOfKey: 2, waitingOfKey: 20 };
const NOTHING = Symbol('nothing');

/** Lets a few changing calls of a user, and files that are made for one, through at a time. Uploads have bounds of their own. */
@Injectable()
export class CallerTurnstile implements NestInterceptor {
  private readonly turnstile = new Turnstile(MOST);
  private readonly files = new Turnstile(MOST_FILES);

  intercept(context: ExecutionContext, next: CallHandler) {
    const http = context.switchToHttp();
    const { caller, method } = http.getRequest<FastifyRequest>();
    const endpoint = endpointOf(context);
    const isShort = method !== 'GET' && endpoint?.answer === 'envelope' && endpoint.fileField === undefined;
    // What anybody may fetch is stored as it is.
    const isMade = endpoint?.answer === 'file' && endpoint.access !== 'anyone';
    if (!caller || !(isShort || isMade)) return next.handle();
    const key = String(caller.id);
    const work = () => lastValueFrom(next.handle(), { defaultValue: NOTHING });
    const answered = isMade ? this.madeFile(key, work, http.getResponse<FastifyReply>()) : this.turnstile.run(key, work);
    // Where the answer is on its way already, nothing follows.
    return from(answered).pipe(mergeMap(answer => (answer === NOTHING ? EMPTY : of(answer))));
  }

  /** Passes when the last byte is sent, or the reader is gone. */
  private madeFile(key: string, work: () => Promise<unknown>, { raw }: FastifyReply): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const makeAndSend = async () => {
        if (raw.destroyed) return resolve(NOTHING);
        const sent = once(raw, 'close').catch(() => undefined);
        resolve(await work());
        await sent;
      };
      this.files.run(key, makeAndSend).catch(reject);
    });
  }
}
