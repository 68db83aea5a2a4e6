import http from 'node:http';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';

/** A run at a site. */
export interface FakeRun {
  id: number;
  user: string;
  problem: string;
  language: string;
  source: string;
  /** States of the run, step by step: each look shows the next one. The last one stays. */
  verdicts: string[];
}

/** What a site may do wrong. */
export interface FakeFaults {
  /** Answers everything with this status and no useful body. */
  down?: number;
  /** Paths whose pages ask for a captcha. */
  challenge?: RegExp;
  /** The next submission ends the session first. */
  expire?: boolean;
  /** The next submission arrives, and the connection breaks. */
  breakAfterSubmit?: boolean;
  /** Number of runs of somebody else with the same account that appear beside the next one. */
  foreignRuns?: number;
  /** What a submission is refused with. */
  refuse?: string;
  /** Whether pages have another layout. */
  otherMarkup?: boolean;
  /** Address to which each request is redirected. */
  redirect?: string;
  /** Whether answers never end. */
  endless?: boolean;
  /** No submission gets its answer until this resolves. */
  hold?: Promise<unknown>;
}

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  json: Record<string, unknown>;
  cookies: Map<string, string>;
  headers: http.IncomingHttpHeaders;
}

export interface FakeAnswer {
  status?: number;
  type?: string;
  location?: string;
  cookies?: Record<string, string>;
  body?: string | Buffer;
}

/** A site of our own making that speaks the protocol of another one, as far as its facts are known. No page is copied from anywhere. */
export abstract class FakeSite {
  readonly runs: FakeRun[] = [];
  readonly users = new Map([['inker', 'ink-and-paper']]);
  /** Names of users by session. */
  readonly sessions = new Map<string, string>();
  faults: FakeFaults = {};
  /** What submissions get, one after the other; the last one stays. */
  verdicts: string[][] = [['Queuing', 'Running', 'Accepted']];
  protected nextId = 1_000;
  private server: http.Server | undefined;

  protected abstract answer(request: FakeRequest): FakeAnswer | Promise<FakeAnswer>;

  async open(): Promise<string> {
    this.server = http.createServer((incoming, outgoing) => void this.serve(incoming, outgoing));
    await new Promise<void>(resolve => this.server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close() {
    this.server?.closeAllConnections();
    await new Promise(resolve => this.server?.close(resolve));
  }

  login(name: string, password: string): string | undefined {
    if (this.users.get(name) !== password) return undefined;
    const session = randomBytes(8).toString('hex');
    this.sessions.set(session, name);
    return session;
  }

  /** Accepts a program. */
  protected submit(run: Omit<FakeRun, 'id' | 'verdicts'>): FakeRun {
    const verdicts = [...((this.verdicts.length > 1 ? this.verdicts.shift() : this.verdicts[0]) ?? [])];
    const made = { ...run, id: this.nextId++, verdicts };
    this.runs.push(made);
    for (let i = 0; i < (this.faults.foreignRuns ?? 0); i++)
      this.runs.push({ ...run, id: this.nextId++, source: 'other', verdicts: ['Accepted'] });
    return made;
  }

  /** State of a run; the next look shows the next state. */
  protected look(run: FakeRun): string {
    return (run.verdicts.length > 1 ? run.verdicts.shift() : run.verdicts[0]) ?? '';
  }

  private async serve(incoming: http.IncomingMessage, outgoing: http.ServerResponse) {
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces).toString();
    const url = new URL(incoming.url ?? '/', 'http://site');
    const { down, challenge, redirect, endless } = this.faults;
    if (down) return void outgoing.writeHead(down).end('The site rests.');
    if (challenge?.test(url.pathname)) return void outgoing.writeHead(403).end('<title>Just a moment...</title>');
    if (redirect) return void outgoing.writeHead(302, { location: redirect }).end();
    if (endless) return this.pour(outgoing);
    const isJson = incoming.headers['content-type']?.startsWith('application/json') ?? false;
    const cookies = new Map((incoming.headers.cookie ?? '').split('; ').map(pair => pair.split('=', 2) as [string, string]));
    const answered = await this.answer({
      method: incoming.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      form: new URLSearchParams(isJson ? '' : body),
      json: isJson ? (JSON.parse(body) as Record<string, unknown>) : {},
      cookies,
      headers: incoming.headers,
    });
    const { status, type = 'text/html', location, cookies: set = {}, body: text = '' } = answered;
    if (status === -1) return void incoming.socket.destroy();
    outgoing.writeHead(status ?? (location === undefined ? 200 : 302), {
      'content-type': type,
      ...(location !== undefined && { location }),
      'set-cookie': Object.entries(set).map(([name, value]) => `${name}=${value}; Path=/`),
    });
    outgoing.end(text);
  }

  private pour(outgoing: http.ServerResponse) {
    const piece = Buffer.alloc(1 << 16, 'x');
    const more = () => {
      while (!outgoing.destroyed && outgoing.write(piece));
      if (!outgoing.destroyed) outgoing.once('drain', more);
    };
    outgoing.writeHead(200, { 'content-type': 'text/html' });
    more();
  }
}
