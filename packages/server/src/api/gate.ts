import { ApiError, type Access, contract, type Endpoint } from '@oj/contract';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DiskSpace } from '../diskFull';
import { type Caller, Callers, mayDo } from './caller';
import { endpointOf } from './handles';
import { requestContextOf } from './requestContext';

/** Recognises the caller, and lets the request through when that caller has the access its endpoint asks for. */
@Injectable()
export class AccessGate implements CanActivate {
  constructor(
    private readonly callers: Callers,
    private readonly disk: DiskSpace,
  ) {}

  async canActivate(execution: ExecutionContext) {
    const http = execution.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const context = requestContextOf(request, http.getResponse<FastifyReply>());
    const endpoint = endpointOf(execution);
    const access = endpoint?.access ?? 'anyone';

    const recognised = context.token ? await this.callers.recognise(context.token, context) : undefined;
    if (recognised?.freshToken) context.setToken(recognised.freshToken, 'refresh');
    request.caller = recognised?.caller;

    if (access !== 'anyone') {
      if (!request.caller) throw new ApiError(context.token ? 'login.expired' : 'login.required');
      if (!isAllowed(access, request.caller)) throw new ApiError('access.denied');
    }
    if (endpoint && stores(endpoint) && !(await this.disk.hasRoom())) throw new ApiError('server.full');
    return true;
  }
}

function isAllowed(access: Exclude<Access, 'anyone'>, caller: Caller) {
  if (access === 'user') return true;
  return mayDo(caller, access);
}

/** Calls that store next to nothing: reading by POST, and whatever somebody needs to come in and make room. */
const { submission, problem, account, dashboard, settings, live } = contract;
const small: ReadonlySet<Endpoint> = new Set<Endpoint>([
  submission.statuses,
  problem.myStatuses,
  account.exists,
  account.login,
  account.logout,
  dashboard.login,
  dashboard.logout,
  settings.setSwitches,
  live.change,
]);

const stores = (endpoint: Endpoint) => (endpoint.method === 'POST' || endpoint.method === 'PUT') && !small.has(endpoint);
