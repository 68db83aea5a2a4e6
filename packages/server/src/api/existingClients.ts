import { ApiError, type Endpoint, type ErrorCode } from '@oj/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Switches for what front ends of the same protocol need beyond its documents. */
export interface ClientSwitches {
  /** A login leaves a cookie, by which files are uploaded without the header of the token. */
  uploadsByCookie: boolean;
  /** What the rules of a feature refuse is HTTP 200, and its status in the body. */
  refusalsAsSuccess: boolean;
}

/** Gives these switches. The site feature provides it. */
export abstract class ExistingClients {
  abstract clientSwitches(): ClientSwitches;
}

const NAME = 'oj-upload';
const DAY_S = 86_400;
const COOKIE = new RegExp(`(?:^|; )${NAME}=([\\w-]{20,200})(?:;|$)`);

/** Sent to addresses of files alone, by pages of this site alone, and read by no script. */
export function leaveUploadCookie(request: FastifyRequest, reply: FastifyReply, token: string) {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${NAME}=${token}; Path=/api/file/; Max-Age=${DAY_S}; HttpOnly; SameSite=Strict${secure}`);
}

/** The token of the cookie, when the call carries a file and comes from a page of this site. */
export function tokenForUpload(request: FastifyRequest, endpoint: Endpoint | undefined): string | undefined {
  if (!endpoint?.fileField || !isOwnPage(request)) return undefined;
  return COOKIE.exec(request.headers.cookie ?? '')?.[1];
}

/** Browsers name the page's origin with every POST; what names none, or another one, is no page of ours. A proxy says whether it was https. */
function isOwnPage({ headers: { origin }, host, protocol }: FastifyRequest) {
  const page = typeof origin === 'string' && URL.canParse(origin) ? new URL(origin) : undefined;
  return page?.host === host && page.protocol === `${protocol}:`;
}

/** Closed switches are told by the status of HTTP in that protocol, too. */
const toldByHttp: ReadonlySet<ErrorCode> = new Set([
  'submission.closed',
  'discussion.closed',
  'discussion.groupClosed',
  'comment.contestClosed',
]);

/** Whether such a client expects this refusal, of a call that it was allowed to make, with HTTP 200. */
export const isRefusedInBody = (reason: unknown, endpoint: Endpoint | undefined) =>
  reason instanceof ApiError &&
  reason.status < 500 &&
  !toldByHttp.has(reason.code) &&
  (endpoint?.answer === 'envelope' || endpoint?.answer === 'file');
