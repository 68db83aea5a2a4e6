import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { EMPTY, from, lastValueFrom, mergeMap, of } from 'rxjs';
import { Turnstile } from '../database/turnstile';
import { endpointOf } from './handles';

/**
 * Changes of one user often wait for each other in the database, each with a connection of the few that a process has. So few of them
 * go on at the same time, some wait here, where that costs nobody anything, and further ones are refused.
 */
const MOST = { atOnce: Infinity, atOnceOfKey: 6, waitingOfKey: 200 };
const NOTHING = Symbol('nothing');
/** Archives, exports and spreadsheets, which are put together for one person. */
const MOST_FILES = { atOnce: 4, atOnceOfKey: 1, waitingOfKey: 20 };

/** Lets a few changing calls of a user, and files that are made for one, through at a time. Uploads have bounds of their own. */
@Injectable()
export class CallerTurnstile implements NestInterceptor {
  private readonly turnstile = new Turnstile(MOST);
  private readonly files = new Turnstile(MOST_FILES);

  intercept(context: ExecutionContext, next: CallHandler) {
    const { caller, method } = context.switchToHttp().getRequest<FastifyRequest>();
    const endpoint = endpointOf(context);
    const isShort = method !== 'GET' && endpoint?.answer === 'envelope' && endpoint.fileField === undefined;
    // What anybody may fetch is stored as it is.
    const isMade = endpoint?.answer === 'file' && endpoint.access !== 'anyone';
    if (!caller || !(isShort || isMade)) return next.handle();
    const turnstile = isMade ? this.files : this.turnstile;
    const work = () => lastValueFrom(next.handle(), { defaultValue: NOTHING });
    // Where the answer is on its way already, nothing follows.
    return from(turnstile.run(String(caller.id), work)).pipe(mergeMap(answer => (answer === NOTHING ? EMPTY : of(answer as unknown))));
  }
}
