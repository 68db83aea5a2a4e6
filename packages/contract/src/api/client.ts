import type * as z from 'zod/mini';
import { ApiError } from './apiError';
import { isErrorCode, type ErrorCode } from './errors';
import type { Answer, ClientInput, Endpoint, ClientOutput } from './endpoint';

export type EndpointTree = { [name: string]: Endpoint | EndpointTree };

export interface CallOptions {
  signal?: AbortSignal;
  /** Called with the share of a file that has been sent, from 0 to 1. Only for calls that carry a file, in browsers. */
  onProgress?(share: number): void;
  /** ID of the last event that was seen: a stream goes on behind it. */
  lastEventId?: string;
  /** Called with the ID of an event of a stream once the event has been handled. */
  onEventId?(id: string): void;
}
type Parameters<E extends Endpoint> =
  {} extends ClientInput<E> ? [input?: ClientInput<E>, options?: CallOptions] : [input: ClientInput<E>, options?: CallOptions];
type Answered<E extends Endpoint> =
  E extends Endpoint<z.ZodMiniType, z.ZodMiniType, infer A>
    ? A extends 'stream' | 'lines'
      ? AsyncIterable<ClientOutput<E>>
      : Promise<A extends 'file' ? Blob : ClientOutput<E>>
    : never;

/** The contract, with every endpoint replaced by a function that calls it. */
export type Client<G extends EndpointTree> = {
  [K in keyof G]: G[K] extends Endpoint
    ? (...parameters: Parameters<G[K]>) => Answered<G[K]>
    : G[K] extends EndpointTree
      ? Client<G[K]>
      : never;
};

export type Send = (endpoint: Endpoint, input: unknown, options: CallOptions) => Promise<Response>;

export function createClient<G extends EndpointTree>(group: G, send: Send): Client<G> {
  const entries = Object.entries(group).map(([name, node]) => [name, isEndpoint(node) ? callOf(node, send) : createClient(node, send)]);
  return Object.fromEntries(entries);
}

export const isEndpoint = (node: Endpoint | EndpointTree): node is Endpoint => typeof node.method === 'string' && 'answer' in node;

const callOf = (endpoint: Endpoint, send: Send) => {
  const answers: Record<Answer, (input: unknown, options?: CallOptions) => unknown> = {
    envelope: async (input, options = {}) => parsed(endpoint, await openEnvelope(await send(endpoint, input, options))),
    json: async (input, options = {}) => endpoint.output.parse(await bodyOf(await refuseFailure(await send(endpoint, input, options)))),
    file: async (input, options = {}) => fileOf(await refuseFailure(await send(endpoint, input, options))),
    async *stream(input, options = {}) {
      const [response, { eventsOf }] = await Promise.all([send(endpoint, input, options).then(refuseFailure), import('./eventStream')]);
      for await (const { id, data } of eventsOf(response)) {
        if (data !== undefined) yield endpoint.output.parse(JSON.parse(data));
        if (id !== undefined) options?.onEventId?.(id);
      }
    },
    async *lines(input, options = {}) {
      const [response, { linesOf }] = await Promise.all([send(endpoint, input, options).then(refuseFailure), import('./eventStream')]);
      for await (const line of linesOf(response)) yield endpoint.output.parse(JSON.parse(line));
    },
  };
  return answers[endpoint.answer];
};

/** JSON has no undefined: null stands for it where the contract has no null. */
const parsed = ({ output }: Endpoint, data: unknown) => output.parse(data === null && !output.safeParse(null).success ? undefined : data);

/** The `{status, msg, data}` envelope and the headers of the protocol are known here and in the server's api folder, nowhere else. */
async function openEnvelope(response: Response): Promise<unknown> {
  const body = await bodyOf(response);
  if (response.ok && body?.status === 200) return body.data;
  throw refusalOf(response, body);
}

const bodyOf = (response: Response) => response.json().catch(noJson);

/** What is not JSON is an answer, too; what broke off on its way is none. */
function noJson(reason: Error) {
  if (reason instanceof SyntaxError) return undefined;
  throw reason.name === 'AbortError' ? reason : lost(reason);
}

const lost = (reason: Error | undefined) => new ApiError(reason?.name === 'TimeoutError' ? 'network.timeout' : 'network.failed');

/** A file; JSON in its place, unless it is to be saved, is a refusal that came with a good status, or no file at all. */
async function fileOf(response: Response): Promise<Blob> {
  const isToBeSaved = response.headers.get('content-disposition')?.startsWith('attachment');
  if (isToBeSaved || !response.headers.get('content-type')?.startsWith('application/json')) {
    return response.blob().catch((reason: Error) => {
      throw reason.name === 'AbortError' ? reason : lost(reason);
    });
  }
  const body = await bodyOf(response);
  throw body?.status === undefined || body.status === 200 ? new ApiError('file.format') : refusalOf(response, body);
}

async function refuseFailure(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw refusalOf(response, await response.json().catch(() => undefined));
}

const byStatus: Record<number, ErrorCode> = {
  401: 'login.required',
  403: 'access.denied',
  404: 'route.notFound',
  413: 'input.tooLarge',
  503: 'server.busy',
};

function refusalOf(response: Response, body: { status?: unknown; code?: unknown; msg?: unknown; isDetailed?: unknown } | undefined) {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const said = typeof body?.msg === 'string' && body.msg ? body.msg : undefined;
  if (isErrorCode(body?.code)) {
    const waitS = Number(response.headers.get('retry-after')) || undefined;
    const detail = body.isDetailed === true ? said : undefined;
    return Object.assign(new ApiError(body.code, said, requestId, detail), waitS && { waitS });
  }
  const status = Number(response.ok ? body?.status : response.status);
  const code = byStatus[status] ?? (status >= 400 && status < 500 ? 'input.invalid' : 'server.failed');
  return new ApiError(code, undefined, requestId, said);
}

/** Where the caller's token is kept. */
export interface CredentialStore {
  get(): string | undefined;
  set(token: string): void;
}

export interface HttpOptions {
  /** Origin and prefix, e.g. `/api`. */
  base: string;
  credential?: CredentialStore;
  /** Language of titles and statements, e.g. `zh-CN`. */
  language?: () => string;
  /** Sent with every call. */
  headers?: Readonly<Record<string, string>>;
  /** Default 90 s; streams and uploads have none. */
  timeoutMs?: number;
  /** Time to wait until all of a file is there, in milliseconds. Default 300 s. */
  fileTimeoutMs?: number;
}

export const overHttp =
  ({ base, credential, language, headers: own, timeoutMs = 90_000, fileTimeoutMs = 300_000 }: HttpOptions): Send =>
  async (endpoint, input, { signal, onProgress, lastEventId }) => {
    const { method, path, answer, fileField } = endpoint;
    const { file, ...given } = (input ?? {}) as Record<string, unknown>;
    const [address, fields] = addressOf(path, given);
    const token = path.endsWith('/login') ? undefined : credential?.get();
    const headers: Record<string, string> = { ...own, 'url-type': path.startsWith('/admin/') ? 'admin' : 'general' };
    if (token) headers.authorization = token;
    if (language) headers['accept-language'] = language();
    if (lastEventId) headers['last-event-id'] = lastEventId;
    const inAddress = method === 'GET' || method === 'DELETE' || fileField !== undefined;
    if (!inAddress) headers['content-type'] = 'application/json';
    const body = fileField ? formOf(fileField, file as Blob) : inAddress ? undefined : JSON.stringify(input ?? {});
    const isBounded = answer !== 'stream' && answer !== 'lines' && !fileField;
    const limitMs = answer === 'file' ? fileTimeoutMs : timeoutMs;
    const limits = [signal, isBounded ? AbortSignal.timeout(limitMs) : undefined].filter(each => each !== undefined);

    const url = base + address + (inAddress ? queryOf(fields) : '');
    const request = { method, headers, body, signal: firstOf(limits) };
    const response = await (onProgress && fileField ? sendTold(url, request, onProgress) : fetch(url, request)).catch(reason => {
      if (signal?.aborted) throw reason;
      throw lost(reason);
    });

    const fresh = response.headers.get('authorization');
    if (fresh && response.ok) credential?.set(fresh);
    return response;
  };

/** Ends when the first of them does. `AbortSignal.any` is younger than the browsers that are served. */
function firstOf(signals: readonly AbortSignal[]): AbortSignal | undefined {
  if (signals.length < 2) return signals[0];
  const either = new AbortController();
  for (const each of signals) {
    const end = () => either.abort(each.reason);
    if (each.aborted) end();
    each.addEventListener('abort', end, { once: true, signal: either.signal });
  }
  return either.signal;
}

/** The address of a call whose path names fields, as in `/picture/:name`, and the other fields. */
function addressOf(path: string, fields: Record<string, unknown>): [string, Record<string, unknown>] {
  if (!path.includes(':')) return [path, fields];
  const rest = { ...fields };
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(fields[name]));
  });
  return [address, rest];
}

const sendTold: typeof import('./upload').sendWithProgress = async (...upload) => (await import('./upload')).sendWithProgress(...upload);

function formOf(field: string, file: Blob) {
  const form = new FormData();
  form.append(field, file);
  return form;
}

function queryOf(input: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input ?? {})) {
    for (const each of [value].flat()) if (each !== undefined && each !== null && each !== '') query.append(name, String(each));
  }
  return query.size ? `?${query}` : '';
}
