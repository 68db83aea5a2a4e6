import { lookup as lookupAll, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { isWithin, type Reach } from './addresses';

/*
 * The one place that decides what the product calls on a network: mail, messages to phones, other sites, buckets, and the connections that
 * a super admin tries. A name is looked up once, all its addresses are looked at, and one of these is what is connected to.
 */

const refusal = () => Object.assign(new Error('the address is out of reach'), { code: 'EACCES' });

/** The host without the brackets that an IPv6 address has in a URL. */
const withoutBrackets = (host: string) => host.replaceAll(/^\[|\]$/g, '');

/** An address that is given as such is never looked up. @throws Error when it is out of reach. */
export function refuseOutside(reach: Reach, host: string) {
  const plain = withoutBrackets(host);
  if (isIP(plain) && !isWithin(reach, plain)) throw refusal();
}

/** Looks up a name for a socket, and answers its addresses only when all of them are within reach. */
export const lookupWithin =
  (reach: Reach): LookupFunction =>
  (name, options, answer) =>
    lookupAll(name, { ...options, all: true }, (reason, found) => {
      if (reason) return answer(reason, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isWithin(reach, address))) return answer(refusal(), '', 0);
      return options.all ? answer(null, found) : answer(null, first.address, first.family);
    });

/** The address behind a name, to be connected to as it is. Undefined when there is none, or one is out of reach. */
export function addressWithin(reach: Reach, host: string): Promise<string | undefined> {
  return new Promise(resolve => {
    lookupWithin(reach)(host, { all: true }, (reason, found) => {
      const [first] = reason ? [] : (found as LookupAddress[]);
      resolve(first && isWithin(reach, first.address) ? first.address : undefined);
    });
  });
}

/** A socket for a client that connects by itself. What is out of reach fails as if nobody listened. */
export function socketWithin(reach: Reach): Socket {
  const socket = new Socket();
  const connect = socket.connect.bind(socket);
  return Object.assign(socket, {
    connect(port: number, host: string) {
      if (isIP(host) && !isWithin(reach, host)) return socket.destroy(refusal());
      return connect({ port, host, lookup: lookupWithin(reach) });
    },
  });
}

interface Call {
  method: string;
  headers: Record<string, string>;
  body?: Readable | undefined;
  signal: AbortSignal;
}

const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

/** A connection that is kept serves calls of the same reach alone. */
const agentsOf = () => ({ 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) });
const agents: Record<Reach, ReturnType<typeof agentsOf>> = { public: agentsOf(), anywhere: agentsOf(), machine: agentsOf() };

/** Sends one HTTP request. Redirects are answered, not followed. */
export function callWithin(reach: Reach, url: URL, { method, headers, body, signal }: Call): Promise<Response> {
  return new Promise((resolve, reject) => {
    refuseOutside(reach, url.hostname);
    const [client, agent] = url.protocol === 'https:' ? [https, agents[reach]['https:']] : [http, agents[reach]['http:']];
    const request = client.request(url, { method, headers, signal, agent, lookup: lookupWithin(reach) });
    request.once('error', reject);
    request.once('response', answer => resolve(responseOf(answer, method)));
    if (!body) return request.end();
    body.once('error', reason => request.destroy(reason));
    return body.pipe(request);
  });
}

function responseOf(answer: http.IncomingMessage, method: string): Response {
  const { statusCode: status = 0 } = answer;
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] satisfies [string, string]] : [],
  );
  const isEmpty = method === 'HEAD' || EMPTY.has(status);
  if (isEmpty) answer.resume();
  return new Response(isEmpty ? null : (Readable.toWeb(answer) as unknown as ReadableStream), { status, headers });
}
