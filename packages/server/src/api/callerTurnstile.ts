import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom } from 'rxjs';
import { Turnstile } from '../database/turnstile';
import { endpointOf } from './handles';

/**
 * Changes of one user often wait for each other in the database, each with a connection of the few that a process has. So few of them
 * go on at the same time, some wait here, where that costs nobody anything, and further ones are refused.
 */
const MOST = { atOnce: Infinity, atOnceOfKey: 6, waitingOfKey: 200 };

/** Lets a few changing calls of a user through at a time. Files on their way have bounds of their own. */
@Injectable()
export class CallerTurnstile implements NestInterceptor {
  private readonly turnstile = new Turnstile(MOST);

  intercept(context: ExecutionContext, next: CallHandler) {
    const { caller, method } = context.switchToHttp().getRequest<FastifyRequest>();
    const endpoint = endpointOf(context);
    const isShort = endpoint?.answer === 'envelope' && endpoint.fileField === undefined;
    if (!caller || method === 'GET' || !isShort) return next.handle();
    return from(this.turnstile.run(String(caller.id), () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}
