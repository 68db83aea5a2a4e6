import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { CookieJar } from 'tough-cookie';
import type { Reach } from '../outgoing/addresses';
import { lookupWithin, refuseOutside } from '../outgoing/outgoing';
import { RemoteError } from './remoteError';

const MOST_BYTES = 4 << 20;
const MOST_REDIRECTS = 3;
const CONNECT_MS = 10_000;
const TOTAL_MS = 30_000;
const USER_AGENT = 'OJ-remote-judge/1';
/** Signs of a page that wants to see a person. */
const CHALLENGE = ['challenge-platform', 'Just a moment', 'cf-turnstile', 'g-recaptcha', 'Redirecting... Please, wait.'];
const RESTING = [429, 500, 502, 503, 504];

interface Terms {
  base: string;
  fileOrigins?: readonly string[];
  charset?: string;
  jar?: CookieJar;
  userAgent?: string;
  /** Default: public. */
  reach?: Reach;
  connectMs?: number;
  totalMs?: number;
}

interface Call {
  method?: 'GET' | 'POST';
  query?: Record<string, string | number>;
  form?: Record<string, string>;
  json?: unknown;
  headers?: Record<string, string>;
  /** Answers that are not there are answers, too. */
  mayBeMissing?: boolean;
  mostBytes?: number;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
  /** Path and query of the page that was read in the end. */
  path: string;
  redirects: number;
  text(): string;
}

/**
 * Requests to one site: to its origin alone, redirects included, within bounded time and size, with the cookies of one account. No address
 * comes from a user, a problem or a page, but for pictures, which may be on the origins that the site is known to use.
 */
export class SiteHttp {
  readonly jar: CookieJar;
  private readonly base: URL;

  constructor(private readonly terms: Terms) {
    this.jar = terms.jar ?? new CookieJar();
    this.base = new URL(`${terms.base}/`);
  }

  get = (path: string, call: Call = {}) => this.call(path, call);

  post = (path: string, call: Call = {}) => this.call(path, { ...call, method: 'POST' });

  /** Values of the cookies of the site, by name. */
  async cookies(): Promise<ReadonlyMap<string, string>> {
    const found = await this.jar.getCookies(this.base.href);
    return new Map(found.map(({ key, value }) => [key, value]));
  }

  /** A file that a page links to; undefined when it is nowhere that the site's files are. */
  async file(link: string, page: string, mostBytes: number): Promise<Answer | undefined> {
    const pageUrl = this.urlOf(page);
    const url = URL.canParse(link, pageUrl) ? new URL(link, pageUrl) : undefined;
    const isKnown = url && [this.base.origin, ...(this.terms.fileOrigins ?? [])].includes(url.origin);
    return isKnown ? this.follow(url, { mostBytes }) : undefined;
  }

  /** The whole address of what a page links to; undefined when it is no address of the web. */
  absolute(link: string, page: string): string | undefined {
    const pageUrl = this.urlOf(page);
    if (!URL.canParse(link, pageUrl)) return undefined;
    const { protocol, href } = new URL(link, pageUrl);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  }

  private call(path: string, call: Call) {
    const url = this.urlOf(path);
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, String(value));
    return this.follow(url, call);
  }

  private urlOf(path: string): URL {
    const url = new URL(path.replace(/^\//, ''), this.base);
    if (url.origin !== this.base.origin) throw new RemoteError('markup', 'the site links to another one');
    return url;
  }

  private async follow(first: URL, call: Call): Promise<Answer> {
    const until = AbortSignal.timeout(this.terms.totalMs ?? TOTAL_MS);
    let url = first;
    let now = call;
    for (let redirects = 0; ; redirects++) {
      const { status, headers, bytes } = await this.send(url, now, until);
      await this.remember(url, headers);
      const { location } = headers;
      if (location === undefined || status < 300 || status > 399) {
        const text = () => decoded(bytes, headers, this.terms.charset);
        const answer = { status, headers, bytes, path: url.pathname + url.search, redirects, text };
        this.check(answer, call);
        return answer;
      }
      if (redirects === MOST_REDIRECTS) throw new RemoteError('markup', 'the site redirects in circles');
      if (!URL.canParse(location, url)) throw new RemoteError('markup', 'the site redirects to no address');
      const next = new URL(location, url);
      if (next.origin !== first.origin) throw new RemoteError('markup', 'the site redirects to another one');
      const { form: _, json: __, method: ___, ...rest } = now;
      [url, now] = [next, rest];
    }
  }

  private async remember(url: URL, headers: http.IncomingHttpHeaders) {
    for (const cookie of headers['set-cookie'] ?? []) await this.jar.setCookie(cookie, url.href, { ignoreError: true });
  }

  private check({ status, headers, text }: Answer, { mayBeMissing }: Call) {
    if (headers['cf-mitigated'] !== undefined || ([403, 503].includes(status) && CHALLENGE.some(sign => text().includes(sign))))
      throw new RemoteError('challenge', 'the site wants to see a person');
    if (status === 429) throw new RemoteError('rate', 'the site wants fewer requests', { retryAfterMs: secondsOf(headers['retry-after']) });
    if (RESTING.includes(status)) throw new RemoteError('down', `the site answers with ${status}`);
    if (status === 404 && !mayBeMissing) throw new RemoteError('rejected', 'the site has no such page');
  }

  private async send(url: URL, { method = 'GET', form, json, headers, mostBytes = MOST_BYTES }: Call, until: AbortSignal) {
    const body = form ? new URLSearchParams(form).toString() : json === undefined ? undefined : JSON.stringify(json);
    const cookie = await this.jar.getCookieString(url.href);
    const { reach = 'public', connectMs = CONNECT_MS, userAgent = USER_AGENT } = this.terms;
    try {
      refuseOutside(reach, url.hostname);
    } catch {
      throw new RemoteError('down', 'the address is in an inner network', { isUnsent: true });
    }
    return new Promise<{ status: number; headers: http.IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
      let isConnected = false;
      const fail = (reason: unknown) =>
        reject(reason instanceof RemoteError ? reason : new RemoteError('down', wordsOf(reason), { isUnsent: !isConnected }));
      const request = (url.protocol === 'https:' ? https : http).request(url, {
        method,
        agent: false,
        signal: until,
        lookup: lookupWithin(reach),
        headers: {
          'user-agent': userAgent,
          accept: json === undefined ? 'text/html,*/*' : 'application/json',
          'accept-encoding': 'gzip, deflate, br',
          ...(cookie && { cookie }),
          ...(body !== undefined && {
            'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
            'content-length': String(Buffer.byteLength(body)),
          }),
          ...headers,
        },
      });
      const connecting = setTimeout(() => request.destroy(new Error('no connection')), connectMs);
      request.once('socket', socket =>
        socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
          isConnected = true;
          clearTimeout(connecting);
        }),
      );
      request.once('close', () => clearTimeout(connecting));
      request.once('error', fail);
      request.once('response', response => {
        allOf(response, mostBytes).then(
          bytes => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
          reason => {
            request.destroy();
            fail(reason);
          },
        );
      });
      request.end(body);
    });
  }
}

/** The bytes of an answer, counted after they are unpacked. */
async function allOf(response: http.IncomingMessage, mostBytes: number): Promise<Buffer> {
  const unpack = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress }[response.headers['content-encoding'] ?? ''];
  const unpacked: Readable = unpack ? response.pipe(unpack()) : response;
  if (unpack) response.once('error', reason => unpacked.destroy(reason));
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of unpacked as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new RemoteError('down', 'the answer of the site is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Header, then `meta`, then what the site is known to use. GB2312 means GBK. */
function decoded(bytes: Buffer, { 'content-type': type = '' }: http.IncomingHttpHeaders, usual = 'utf-8'): string {
  const named = charsetIn(type) ?? charsetIn(bytes.toString('latin1', 0, 2048)) ?? usual;
  try {
    return new TextDecoder(/^gb/i.test(named) ? 'gb18030' : named).decode(bytes);
  } catch {
    return new TextDecoder(usual).decode(bytes);
  }
}

const charsetIn = (text: string) => /charset=["']?([\w-]{1,20})/i.exec(text)?.[1];

const secondsOf = (header: string | undefined) => (header && /^\d{1,4}$/.test(header) ? Number(header) * 1000 : undefined);

/** What kind of failure it was, never an address. */
function wordsOf(reason: unknown): string {
  const { code, name } = (reason ?? {}) as { code?: unknown; name?: unknown };
  if (name === 'AbortError' || name === 'TimeoutError') return 'the site takes too long';
  return typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code) ? `the site cannot be reached (${code})` : 'the site cannot be reached';
}
