import { ApiError, type Access } from '@oj/contract';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, Callers, isAdmin, mayDo } from './caller';
import { endpointOf } from './handles';
import { visitOf } from './visit';

/** Recognises the caller, and lets the request through when that caller has the access its endpoint asks for. */
@Injectable()
export class AccessGate implements CanActivate {
  constructor(private readonly callers: Callers) {}

  async canActivate(context: ExecutionContext) {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const visit = visitOf(request, http.getResponse<FastifyReply>());
    const access = endpointOf(context)?.access ?? 'anyone';

    const recognised = visit.token ? await this.callers.recognise(visit.token, visit) : undefined;
    if (recognised?.freshToken) visit.giveToken(recognised.freshToken, 'refresh');
    request.caller = recognised?.caller;

    if (access === 'anyone') return true;
    if (!request.caller) throw new ApiError(visit.token ? 'login.expired' : 'login.required');
    if (!isAllowed(access, request.caller)) throw new ApiError('access.denied');
    return true;
  }
}

function isAllowed(access: Exclude<Access, 'anyone'>, caller: Caller) {
  if (access === 'user') return true;
  if (access === 'admin') return isAdmin(caller);
  return mayDo(caller, access);
}
