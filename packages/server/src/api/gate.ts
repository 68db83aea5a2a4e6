import { ApiError, type Access, contract, type Endpoint, isForOrganisers, type ScopeTerms } from '@oj/contract';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkGroupPowers, GroupScopes } from '../access/groupScope';
import { checkOwner, checkPowers, inSite, Scopes, TrainingScopes } from '../access/scope';
import { DiskSpace } from '../diskFull';
import { type Caller, mayDo } from '../access/caller';
import { BasicCallers, Callers, type RequestContext } from './caller';
import { ExistingClients, tokenForUpload } from './existingClients';
import { readFields } from './form';
import { GroupChangeLimit } from './groupChangeLimit';
import { endpointOf, givenTo } from './handles';
import { requestContextOf } from './requestContext';
import { checkScopes } from './tokenScopes';

/** Recognises the caller, opens the scope that the call belongs to, and lets the request through when the caller may do this there. */
@Injectable()
export class AccessGate implements CanActivate {
  constructor(
    private readonly callers: Callers,
    private readonly basicCallers: BasicCallers,
    private readonly disk: DiskSpace,
    private readonly scopes: Scopes,
    private readonly groups: GroupScopes,
    private readonly trainings: TrainingScopes,
    private readonly groupChangeLimit: GroupChangeLimit,
    private readonly clients: ExistingClients,
  ) {}

  async canActivate(execution: ExecutionContext) {
    const http = execution.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const context = requestContextOf(request, http.getResponse<FastifyReply>());
    const endpoint = endpointOf(execution);
    const access = endpoint?.access ?? 'anyone';

    request.clientSwitches = this.clients.clientSwitches();
    request.caller = await this.recognise(request, context, endpoint);

    if (access !== 'anyone') {
      if (!request.caller) throw new ApiError(context.token ? 'login.expired' : 'login.required');
      if (!isAllowed(access, request.caller)) throw new ApiError('access.denied');
    }
    request.admittedTo = endpoint;
    if (endpoint && request.caller) await readFields(request, endpoint);
    if (endpoint?.scope) request.scoped = await this.open(endpoint, endpoint.scope, request);
    if (endpoint) await this.groupChangeLimit.count(endpoint, request.caller);
    if (endpoint && stores(endpoint) && !(await this.disk.hasRoom())) throw new ApiError('server.full');
    return true;
  }

  private async recognise(request: FastifyRequest, context: RequestContext, endpoint: Endpoint | undefined): Promise<Caller | undefined> {
    if (endpoint?.takesBasic && context.basic) return this.basicCallers.recognise(context.basic, context);
    const byCookie = !context.token && request.clientSwitches?.uploadsByCookie ? tokenForUpload(request, endpoint) : undefined;
    const token = context.token ?? byCookie;
    // Whoever sends no header reads none: the token of a cookie stays as it is.
    const recognised = token ? await this.callers.recognise(token, context, { mayRenew: !byCookie }) : undefined;
    if (recognised?.scopes) checkScopes(endpoint, recognised.scopes);
    // Whoever listens has to come back with a token that is good.
    if (recognised && (endpoint?.answer === 'stream' || endpoint?.answer === 'lines')) context.endAt(recognised.until);
    if (endpoint?.asksFactor && recognised && token) await this.callers.checkFactor(token);
    if (recognised?.freshToken) context.setToken(recognised.freshToken, 'refresh');
    return recognised?.caller;
  }

  /** @throws ApiError when the caller cannot do there what the endpoint needs. */
  private async open({ input, needs }: Endpoint, terms: ScopeTerms, request: FastifyRequest) {
    const { caller } = request;
    const given: unknown = givenTo(request);
    const { noun, id } = placeOf(terms, given as Record<string, unknown>);
    if (!noun) return inSite(caller);
    if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) {
      input.parse(given);
      throw new ApiError(`${noun}.notFound`);
    }
    if (terms.kind === 'group') {
      const scoped = await this.groups.open(id, caller);
      checkGroupPowers(scoped, terms.needs);
      return scoped;
    }
    const { of, asHeld = isForOrganisers(needs) || needs === 'outside' } = terms;
    const scoped = noun === 'training' ? await this.trainings.training(id, caller) : await this.scopes.contest(id, caller, { asHeld });
    if (of) checkOwner(scoped, of);
    checkPowers(scoped, needs);
    return scoped;
  }
}

const LARGEST_ID = 2_147_483_647;

/** What the input of a call names; without a noun: the site. */
function placeOf(terms: ScopeTerms, given: Record<string, unknown>) {
  const { kind, by } = terms;
  const idIn = (field: string, from: Record<string, unknown> | null | undefined = given) => Number(from?.[field] ?? 0);
  const inside = 'within' in terms && terms.within !== undefined && given[by] === undefined ? terms.within : undefined;
  const id = inside === undefined ? idIn(by) : idIn(by, (given[inside] ?? {}) as Record<string, unknown>);
  if (kind === 'group' || kind === 'training' || kind === 'contest') return { noun: kind, id };
  if (id > 0) return { noun: 'contest' as const, id };
  const tid = kind === 'workspace' ? idIn('tid') : 0;
  return tid > 0 ? { noun: 'training' as const, id: tid } : { noun: undefined, id };
}

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
