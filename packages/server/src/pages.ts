import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ProblemPage } from './features/problem/problemPage';
import { appRoot } from './paths';
import { localeOf, requestContextOf } from './api/requestContext';
import { packedFor } from './api/writtenAnswer';

type ProblemRequest = FastifyRequest<{ Params: { problemId: string }; Querystring: { l?: unknown } }>;

const YEAR_S = 31_536_000;
const WORKER = /worker/i;
/** They hold for documents. Each of the dozens of files of a page would carry half a kilobyte of them. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];

/** Files of the built app; any other address that a browser asks for is the app itself. */
export async function servePages(app: NestFastifyApplication) {
  if (!existsSync(appRoot)) return;
  const fastify = app.getHttpAdapter().getInstance();
  const files = { preCompressed: true, index: false, cacheControl: false } as const;
  const keptFor = (cacheControl: string) => (reply: { header(name: string, value: string): unknown }) =>
    void reply.header('cache-control', cacheControl);
  // Hundreds of files, whose names change with what is in them: one route for all.
  await app.register(fastifyStatic, {
    ...files,
    root: path.join(appRoot, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    // Nobody asks whether a file that is kept for a year has changed.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, file) => {
      keptFor(`public, max-age=${YEAR_S}, immutable`)(reply);
      for (const name of OF_DOCUMENTS) reply.removeHeader(name);
      // It holds for workers, too.
      if (!WORKER.test(file)) reply.removeHeader('content-security-policy');
    },
  });
  await app.register(fastifyStatic, {
    ...files,
    root: appRoot,
    wildcard: false,
    globIgnore: ['assets/**'],
    setHeaders: keptFor('no-cache'),
  });
  fastify.get('/problem/:problemId', async (request: ProblemRequest, reply: FastifyReply) => {
    const { l } = request.query;
    const locale = typeof l === 'string' ? localeOf(l) : requestContextOf(request, reply).locale;
    const page = await app
      .get(ProblemPage)
      .of(request.params.problemId, locale)
      .catch((reason: unknown) => request.log.error(reason, 'a problem was not drawn'));
    reply.header('cache-control', 'no-cache');
    return page ? packedFor(reply.type('text/html; charset=utf-8'), page) : reply.sendFile('problem.html');
  });
  fastify.get('/*', (request: FastifyRequest, reply: FastifyReply) =>
    request.url.startsWith('/api/')
      ? reply.callNotFound()
      : reply.header('cache-control', 'no-cache').sendFile(request.url.startsWith('/problem/') ? 'problem.html' : 'index.html'),
  );
}
