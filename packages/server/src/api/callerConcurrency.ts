import type { Endpoint } from '@oj/contract';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { EMPTY, from, lastValueFrom, mergeMap, of } from 'rxjs';
import { Turnstile } from '../database/turnstile';
import { endpointOf } from './handles';

/**
 * Changes of one user often wait for each other in the database, each with a connection of the few that a process has. A few of them
 * go on at the same time, some wait here without a connection, and further ones are refused.
 */
const MOST_CHANGES = { atOnce: Infinity, atOnceOfKey: 6, waitingOfKey: 200 };
/**
 * More reads than a page of ours needs at once, and fewer than a process has connections: a user with hundreds of reads waits for their
 * own.
 */
const MOST_READS = { atOnce: Infinity, atOnceOfKey: 16, waitingOfKey: 400 };
/** Archives, exports and spreadsheets are put together for one person while they are sent. */
const MOST_FILES = { atOnce: Infinity, atOnceOfKey: 2, waitingOfKey: 20 };
const NOTHING = Symbol('nothing');

/** Bounds how many calls of a user, and files that are made for a user, go on at the same time. Uploads have bounds of their own. */
@Injectable()
export class CallerConcurrency implements NestInterceptor {
  private readonly changes = new Turnstile(MOST_CHANGES);
  private readonly reads = new Turnstile(MOST_READS);
  private readonly files = new Turnstile(MOST_FILES);

  intercept(context: ExecutionContext, next: CallHandler) {
    const http = context.switchToHttp();
    const answered = this.passed(endpointOf(context), http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), () =>
      lastValueFrom(next.handle(), { defaultValue: NOTHING }),
    );
    if (!answered) return next.handle();
    // Where the answer is on its way already, nothing follows.
    return from(answered).pipe(mergeMap(answer => (answer === NOTHING ? EMPTY : of(answer))));
  }

  /** Undefined: this call has no bound here. */
  private passed(endpoint: Endpoint | undefined, request: FastifyRequest, reply: FastifyReply, work: () => Promise<unknown>) {
    const { caller, method } = request;
    const key = caller && String(caller.id);
    // What anybody may fetch is stored as it is.
    if (endpoint?.answer === 'file' && endpoint.access !== 'anyone' && key) return this.madeFile(key, work, reply);
    if (!key || endpoint?.answer !== 'envelope' || endpoint.fileField !== undefined) return undefined;
    // Reading is skipped when the reader has gone.
    const unlessGone = async () => (method === 'GET' && reply.raw.destroyed ? NOTHING : work());
    return (method === 'GET' ? this.reads : this.changes).run(key, unlessGone);
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
