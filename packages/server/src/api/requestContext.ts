import type { Endpoint } from '@oj/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InGroup } from '../access/groupScope';
import type { Scope, Scoped } from '../access/scope';
import type { Caller, Locale } from '../access/caller';
import type { BasicCredentials, RequestContext } from './caller';
import { isIP } from 'node:net';
import { type ClientSwitches, leaveUploadCookie } from './existingClients';
import { incomingFile, type IncomingForm } from './form';
import { networkOf } from './network';

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
    /** Where the call belongs, when its endpoint says that it belongs somewhere. */
    scoped?: Scoped<Scope, Caller | undefined> | InGroup<Caller | undefined>;
    context?: RequestContext;
    clientSwitches?: ClientSwitches;
    /** The form that comes with a file, when fields were looked for in it or the file was asked for. */
    form?: IncomingForm;
    /** The call, once it is sure that its caller may make it. */
    admittedTo?: Endpoint | undefined;
  }
}

const LONGEST_TOKEN = 200;
const LONGEST_EVENT_ID = 40;
const BASIC = /^Basic ([A-Za-z\d+/]{1,400}={0,2})$/i;

/** The visit of a request: made once, at its first use. */
export function requestContextOf(request: FastifyRequest, reply: FastifyReply): RequestContext {
  return (request.context ??= {
    locale: localeOf(request.headers['accept-language']),
    ip: ipOf(request),
    network: networkOf(ipOf(request)),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    token: tokenOf(request.headers.authorization),
    basic: basicOf(request.headers.authorization),
    judgeSecret: secretOf(request.headers['x-judge-secret']),
    lastEventId: eventIdOf(request.headers['last-event-id']),
    file: (field, mostBytes) => incomingFile(request, field, mostBytes),
    setToken: (token, how) => {
      reply
        .header('authorization', token)
        .header('access-control-expose-headers', 'Refresh-Token, Authorization, Url-Type, Content-disposition, Content-Type');
      if (request.clientSwitches?.uploadsByCookie) leaveUploadCookie(request, reply, token);
      if (how === 'refresh') reply.header('refresh-token', 'true');
    },
    withdrawToken: () => void reply.removeHeader('authorization').removeHeader('refresh-token').removeHeader('set-cookie'),
    signal: closeSignal(reply),
    endAt: moment => endAt(reply, moment),
  });
}

/** What a proxy on this machine says, when it is an address. */
const ipOf = ({ ip, socket }: FastifyRequest) => (isIP(ip) ? ip : (socket.remoteAddress ?? '')).split('%', 1)[0] ?? '';

const secretOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header.slice(0, LONGEST_TOKEN) : undefined);

const eventIdOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header.slice(0, LONGEST_EVENT_ID) : undefined);

function tokenOf(header: string | undefined) {
  const token = header?.replace(/^Bearer /i, '').trim();
  return token && token.length <= LONGEST_TOKEN ? token : token && 'unreadable';
}

function basicOf(header = ''): BasicCredentials | undefined {
  const [, encoded] = BASIC.exec(header) ?? [];
  const text = encoded && Buffer.from(encoded, 'base64').toString('utf8');
  if (!text?.includes(':') || text.includes('\0')) return undefined;
  const [username = ''] = text.split(':', 1);
  return { username, password: text.slice(username.length + 1) };
}

export const localeOf = (accepted = ''): Locale => (/^\s*en\b/i.test(accepted) ? 'en-US' : 'zh-CN');

/** The longest time that a timer takes: 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

function endAt({ raw }: FastifyReply, moment: Date) {
  const timer = setTimeout(() => raw.destroy(), Math.min(Math.max(moment.getTime() - Date.now(), 0), LONGEST_TIMER_MS)).unref();
  raw.once('close', () => clearTimeout(timer));
}

function closeSignal(reply: FastifyReply): AbortSignal {
  const signal = new AbortController();
  reply.raw.once('close', () => signal.abort());
  return signal.signal;
}
