import { ApiError, type Access, contract, type Endpoint, type ScopeTerms } from '@oj/contract';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkPowers, inSite, Scopes, TrainingScopes } from '../access/scope';
import { DiskSpace } from '../diskFull';
import { BasicCallers, type Caller, Callers, mayDo, type RequestContext } from './caller';
import { endpointOf, givenTo } from './handles';
import { requestContextOf } from './requestContext';

/** Recognises the caller, opens the scope that the call belongs to, and lets the request through when the caller may do this there. */
@Injectable()
export class AccessGate implements CanActivate {
  constructor(
    private readonly callers: Callers,
    private readonly basicCallers: BasicCallers,
    private readonly disk: DiskSpace,
    private readonly scopes: Scopes,
    private readonly trainings: TrainingScopes,
  ) {}

  async canActivate(execution: ExecutionContext) {
    const http = execution.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const context = requestContextOf(request, http.getResponse<FastifyReply>());
    const endpoint = endpointOf(execution);
    const access = endpoint?.access ?? 'anyone';

    request.caller = await this.recognise(context, endpoint);

    if (access !== 'anyone') {
      if (!request.caller) throw new ApiError(context.token ? 'login.expired' : 'login.required');
      if (!isAllowed(access, request.caller)) throw new ApiError('access.denied');
    }
    if (endpoint?.scope) request.scoped = await this.open(endpoint, endpoint.scope, request);
    if (endpoint && stores(endpoint) && !(await this.disk.hasRoom())) throw new ApiError('server.full');
    return true;
  }

  private async recognise(context: RequestContext, endpoint: Endpoint | undefined): Promise<Caller | undefined> {
    if (endpoint?.takesBasic && context.basic) return this.basicCallers.recognise(context.basic, context);
    const recognised = context.token ? await this.callers.recognise(context.token, context) : undefined;
    if (recognised?.freshToken) context.setToken(recognised.freshToken, 'refresh');
    return recognised?.caller;
  }

  /** @throws ApiError when the caller cannot do there what the endpoint needs. */
  private async open(
    { input, needs }: Endpoint,
    { kind, by, asHeld = needs === 'manage' || needs === 'outside' }: ScopeTerms,
    request: FastifyRequest,
  ) {
    const { caller } = request;
    const given: unknown = givenTo(request);
    const named = namedBy(given, by);
    const tid = kind === 'training' ? named : kind === 'workspace' && !(named > 0) ? namedBy(given, 'tid') : 0;
    if ((kind === 'anywhere' || kind === 'workspace') && !(named > 0) && !(tid > 0)) return inSite(caller);
    const isTraining = kind === 'training' || tid > 0;
    const isId = (number: number) => Number.isInteger(number) && number >= 1 && number <= LARGEST_ID;
    if (!isId(isTraining ? tid : named)) {
      input.parse(given);
      throw new ApiError(isTraining ? 'training.notFound' : 'contest.notFound');
    }
    const scoped = isTraining ? await this.trainings.training(tid, caller) : await this.scopes.contest(named, caller, { asHeld });
    checkPowers(scoped, needs);
    return scoped;
  }
}

const LARGEST_ID = 2_147_483_647;

const namedBy = (given: unknown, field: string) => Number((given as Record<string, unknown>)[field] ?? 0);

function isAllowed(access: Exclude<Access, 'anyone'>, caller: Caller) {
  if (access === 'user') return true;
  return mayDo(caller, access);
}

/** Calls that store next to nothing: reading by POST, and whatever somebody needs to come in and make room. */
const { submission, problem, account, dashboard, settings, live, contest } = contract;
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
  contest.rank,
  contest.outsideBoard,
  contest.unreadAnnouncements,
  submission.contestStatuses,
]);

const stores = (endpoint: Endpoint) => (endpoint.method === 'POST' || endpoint.method === 'PUT') && !small.has(endpoint);
