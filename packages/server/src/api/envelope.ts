import { ApiError, errorTexts, type ErrorCode } from '@oj/contract';
import {
  type ArgumentsHost,
  type CallHandler,
  Catch,
  type ExceptionFilter,
  type ExecutionContext,
  HttpException,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { EMPTY, mergeMap, of } from 'rxjs';
import { core } from 'zod';
import { isDatabaseAway } from '../database/away';
import { isConflict } from '../database/conflict';
import { BucketFault } from '../files/bucket';
import { isDiskFull } from '../diskFull';
import { isRefusedInBody } from './existingClients';
import { LocalisedRefusal } from './localisedRefusal';
import { endpointOf, type FileAnswer, type StreamAnswer } from './handles';
import { sendEvents, sendJson, sendLines } from './eventStream';
import { PagedAnswer } from './pagedAnswer';
import { localeOf } from './requestContext';
import { checked, enveloped, packedFor, WrittenAnswer } from './writtenAnswer';

/** Wraps every answer that the contract wants in the envelope. */
@Injectable()
export class WrapAnswer implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    const endpoint = endpointOf(context);
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      mergeMap(answer => {
        if (endpoint?.answer === 'stream') return (sendEvents(reply, answer as StreamAnswer), EMPTY);
        if (endpoint?.answer === 'lines') return (sendLines(reply, answer as StreamAnswer), EMPTY);
        if (endpoint?.answer === 'file') return sendFile(reply, answer);
        if (answer instanceof WrittenAnswer) return of(packedFor(reply.type('application/json; charset=utf-8'), answer));
        if (endpoint && answer instanceof PagedAnswer) return (sendJson(reply, answer.parts(endpoint)), EMPTY);
        const data = checked(endpoint, answer);
        return endpoint?.answer === 'json' ? of(data) : of(enveloped(data));
      }),
    );
  }
}

/** A document in a frame of ours: it loads nothing, and no other site frames it. */
const FRAMED_CSP = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

function sendFile(reply: FastifyReply, { type, body, fileName, tag, freshS = 0, isFramed }: FileAnswer) {
  reply.type(type).header('x-content-type-options', 'nosniff');
  if (tag) reply.header('cache-control', freshS ? `public, max-age=${freshS}` : 'no-cache').header('etag', `"${tag}"`);
  if (fileName) reply.header('content-disposition', `${isFramed ? 'inline' : 'attachment'}; ${namesOf(fileName)}`);
  if (isFramed) reply.header('x-frame-options', 'SAMEORIGIN').header('content-security-policy', FRAMED_CSP);
  if (!tag || !isKnown(reply.request.headers['if-none-match'], tag)) return of(body);
  if (body instanceof Readable) body.destroy();
  reply.hijack();
  reply.raw.writeHead(304, reply.getHeaders() as OutgoingHttpHeaders).end();
  return EMPTY;
}

/** Whether the browser has these bytes. */
const isKnown = (tags: string | undefined, tag: string) =>
  tags?.split(',').some(each => each.trim().replace(/^W\//, '') === `"${tag}"`) ?? false;

/** The name stands there twice, because readers that do not know the extended form need one of plain characters. */
const namesOf = (fileName: string) => `filename="${fileName.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${extendedValue(fileName)}`;

/** The text, encoded as RFC 8187 asks, which allows fewer characters than an address. */
const extendedValue = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

@Catch()
export class WrapRefusal implements ExceptionFilter {
  catch(reason: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    // A stream has taken the reply over: there is nothing left to answer.
    if (reply.sent) return;
    const refusal = toApiError(reason);
    if (refusal.status >= 500) request.log.error({ err: reason }, 'request failed');
    if (refusal.status === 401 || refusal.status === 403)
      reply.header('url-type', request.headers['url-type'] === 'admin' ? 'admin' : 'general');
    const waitS = refusal.waitS ?? (refusal.status === 503 ? 2 : undefined);
    if (waitS) reply.header('retry-after', String(waitS));
    const inBody = request.clientSwitches?.refusalsAsSuccess === true && isRefusedInBody(reason, request.admittedTo);
    reply
      .status(inBody || answeredAsSuccess.has(refusal.code) ? 200 : refusal.status)
      .send({ status: refusal.status, code: refusal.code, msg: messageOf(refusal, request), ...detailed(refusal), data: null });
  }
}

/** The message says more than the code does: pages show it instead of a sentence of their own. */
const detailed = (refusal: ApiError) => (refusal instanceof LocalisedRefusal ? { isDetailed: true } : {});

function messageOf(refusal: ApiError, { headers }: FastifyRequest) {
  if (refusal instanceof LocalisedRefusal) return refusal.words[localeOf(headers['accept-language'])];
  return refusal.message === refusal.code ? errorTexts[refusal.code] : refusal.message;
}

/** The call did its work, and its finding is the refusal: the protocol answers 200 with the status in the body. */
const answeredAsSuccess: ReadonlySet<ErrorCode> = new Set(['judge.compileError']);

const byStatus: Record<number, ErrorCode> = { 404: 'route.notFound', 405: 'route.notFound', 413: 'input.tooLarge', 415: 'input.wrongType' };

function toApiError(reason: unknown): ApiError {
  if (reason instanceof ApiError) return reason;
  if (reason instanceof core.$ZodError) return new ApiError('input.invalid', wordsOf(reason));
  if (isDiskFull(reason)) return new ApiError('server.full');
  if (isConflict(reason)) return new ApiError('server.conflict');
  if (isDatabaseAway(reason) || reason instanceof BucketFault) return new ApiError('server.busy');
  const status = statusOf(reason);
  if (status && status < 500) return new ApiError(byStatus[status] ?? 'input.unreadable');
  return new ApiError('server.failed');
}

function wordsOf({ issues: [issue] }: core.$ZodError) {
  if (!issue) return undefined;
  return issue.path.length ? `${issue.path.join('.')}: ${issue.message}` : issue.message;
}

function statusOf(reason: unknown): number | undefined {
  if (reason instanceof HttpException) return reason.getStatus();
  const status = (reason as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}
