import type { Endpoint, ScopeTerms, ServerInput, ServerOutput } from '@oj/contract';
import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InGroup } from '../access/groupScope';
import type { ContestScope, Scope, Scoped, SiteScope } from '../access/scope';
import type { TrainingScope } from '../access/trainingScope';
import type { Caller } from '../access/caller';
import type { RequestContext } from './caller';
import type { PagedAnswer } from './pagedAnswer';
import { requestContextOf } from './requestContext';
import type { WrittenAnswer } from './writtenAnswer';

const ENDPOINT = Symbol('endpoint');
export const endpointOf = (context: ExecutionContext): Endpoint | undefined => Reflect.getMetadata(ENDPOINT, context.getHandler());

/** A filter that was left empty in an address is none. */
const given = (query: object) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

/** What a request carries, wherever it carries it, before the contract has looked at it. */
export const givenTo = ({ body, query, params, form }: FastifyRequest): object =>
  Array.isArray(body) ? body : { ...form?.fields, ...given(query as object), ...(body as object | undefined), ...(params as object) };

const InputOf = createParamDecorator((endpoint: Endpoint, context: ExecutionContext) =>
  endpoint.input.parse(givenTo(context.switchToHttp().getRequest<FastifyRequest>())),
);
/** Where the call belongs to a scope: that scope, opened, with the caller inside. */
const CallerOf = createParamDecorator(({ scope }: Endpoint, context: ExecutionContext) => {
  const { scoped, caller } = context.switchToHttp().getRequest<FastifyRequest>();
  return scope ? scoped : caller;
});
const RequestContextOf = createParamDecorator((_: unknown, context: ExecutionContext) =>
  requestContextOf(context.switchToHttp().getRequest<FastifyRequest>(), context.switchToHttp().getResponse<FastifyReply>()),
);

/** Raw bytes, for endpoints that answer a file. */
export interface FileAnswer {
  type: string;
  body: Buffer | string | NodeJS.ReadableStream;
  fileName?: string;
  /** Names the bytes: browsers keep them, and ask with it whether they may still be seen once `freshS` seconds are over. Default 0. */
  tag?: string;
  freshS?: number;
  /** Pages of ours may show it in a frame, as a document by itself; without it a named file is only for downloading. */
  isFramed?: boolean;
}

/** An event, the id by which a reader can go on behind it, or both. */
export interface StreamItem<Event = unknown> {
  id?: string;
  event?: Event;
}

/** The object around the events is needed because Nest ends a bare iterable when it chooses. */
export interface StreamAnswer<Event = unknown> {
  events: AsyncIterable<StreamItem<Event>>;
}

type Answered<E extends Endpoint> = E['answer'] extends 'stream' | 'lines'
  ? StreamAnswer<ServerOutput<E>>
  : E['answer'] extends 'file'
    ? FileAnswer
    : ServerOutput<E> | WrittenAnswer | PagedAnswer;
/** The opened scope of a call, for a handler that expects a caller wherever the endpoint asks for one. */
type ScopedOf<E extends Endpoint> = E['scope'] extends ScopeTerms ? Opened[E['scope']['kind']] : never;
interface Opened {
  contest: Scoped<ContestScope, never>;
  training: Scoped<TrainingScope, never>;
  anywhere: Scoped<SiteScope | ContestScope, never>;
  workspace: Scoped<Scope, never>;
  group: InGroup<never>;
}
/** The input of a handler has no fields that name a contest, training or group: the opened scope alone says where a call belongs. */
export type InputFor<E extends Endpoint> =
  E['scope'] extends ScopeTerms<infer By>
    ? Omit<ServerInput<E>, By | (E['scope']['kind'] extends 'workspace' ? 'tid' : never)>
    : ServerInput<E>;
type Handler<E extends Endpoint> = (input: InputFor<E>, caller: ScopedOf<E>, context: RequestContext) => Promise<Answered<E>> | Answered<E>;

/**
 * Binds a method to a contract endpoint: route, access, parsed input, checked return type.
 * The method gets (input, caller, context); the caller is there wherever the endpoint asks for one. Where the endpoint belongs to a
 * scope, the opened scope takes the caller's place.
 */
export const Handles =
  <E extends Endpoint>(endpoint: E) =>
  <H extends Handler<E>>(target: object, name: string, method: TypedPropertyDescriptor<H>) => {
    bind(endpoint, endpoint.method, target, name, method);
    if (!endpoint.alias) return;
    const aliasName = `${name}As${endpoint.alias}`;
    const alias: PropertyDescriptor = {
      ...method,
      value(this: object, ...given: unknown[]) {
        return (method.value as unknown as (...all: unknown[]) => unknown).apply(this, given);
      },
    };
    Object.defineProperty(target, aliasName, alias);
    bind(endpoint, endpoint.alias, target, aliasName, alias);
  };

function bind(endpoint: Endpoint, verb: Endpoint['method'], target: object, name: string, method: PropertyDescriptor) {
  InputOf(endpoint)(target, name, 0);
  CallerOf(endpoint)(target, name, 1);
  RequestContextOf()(target, name, 2);
  applyDecorators(RequestMapping({ path: endpoint.path, method: RequestMethod[verb] }), HttpCode(200), SetMetadata(ENDPOINT, endpoint))(
    target,
    name,
    method,
  );
}

export type { Caller, RequestContext };

/** Endpoints that a controller handles; a second verb of the same call does not count again. */
export function handledBy(controller: { prototype: object }): Endpoint[] {
  const methods = Object.getOwnPropertyNames(controller.prototype).map(name => Reflect.get(controller.prototype, name) as object);
  const endpoints = methods.map(method => Reflect.getMetadata(ENDPOINT, method) as Endpoint | undefined);
  return [...new Set(endpoints)].filter(endpoint => endpoint !== undefined);
}
