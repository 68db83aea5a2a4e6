import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { CONFIG, type Config } from './config';
import { BoundedReads } from './database/boundedReads';
import { DATABASE, type Database } from './database/database';
import { Events } from './events/events';
import { DiskSpace } from './diskFull';
import { features } from './features/features';
import { Metrics } from './features/metrics/metrics';
import { FileStore } from './files/store';
import { HeavyWork } from './heavyWork';
import { announcedBytes } from './api/announcedBody';
import { WrapAnswer, WrapRefusal } from './api/envelope';
import { AccessGate } from './api/gate';
import { CallerConcurrency } from './api/callerConcurrency';
import { GroupChangeLimit } from './api/groupChangeLimit';
import { addFurtherHeaders, securityHeaders } from './api/headers';
import { readJson } from './api/jsonBody';
import { servePages } from './pages';
import { refuseManyLargeBodies } from './api/largeBodies';
import { refuseSlowBodies } from './api/slowBodies';

export interface Parts {
  config: Config;
  database: Database;
  events: Events;
  log: Logger;
}

const LARGEST_BODY = 1 << 20;
const UPLOAD_PATIENCE_MS = 20 * 60_000;
const LONGEST_PATH = 200;
const REQUEST_ID = /^[\w-]{1,64}$/;

/**
 * Only JSON is compressed here: files of the app are compressed when it is built. An answer that fits into the first flight of a connection
 * would not arrive earlier, and compressing it costs a third of the requests per second. The level is the quickest, because an answer is
 * compressed for each reader anew.
 */
const packedAnswers = {
  encodings: ['gzip' as const],
  threshold: 14_000,
  customTypes: /^application\/json/,
  zlibOptions: { level: 1 },
  // A stream costs more than packing this much at once.
  syncThreshold: 65_536,
  globalDecompression: false,
};

/** The API and the pages, ready to listen. */
export async function createApp({ config, database, events, log }: Parts): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    loggerInstance: log,
    bodyLimit: LARGEST_BODY,
    trustProxy: ['loopback', ...config.trustedProxies],
    requestTimeout: UPLOAD_PATIENCE_MS,
    forceCloseConnections: true,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request: IncomingMessage) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
  const parts = [
    { provide: CONFIG, useValue: config },
    { provide: DATABASE, useValue: database },
    { provide: Events, useValue: events },
    { provide: FileStore, useValue: new FileStore(config) },
    { provide: BoundedReads, useValue: new BoundedReads(database) },
    { provide: HeavyWork, useValue: new HeavyWork() },
    { provide: DiskSpace, useValue: new DiskSpace(config) },
  ];
  @Global()
  @Module({ providers: parts, exports: parts.map(({ provide }) => provide) })
  class PartsModule {}

  @Module({
    imports: [PartsModule, ...features],
    providers: [
      GroupChangeLimit,
      { provide: APP_GUARD, useClass: AccessGate },
      { provide: APP_INTERCEPTOR, useClass: CallerConcurrency },
      { provide: APP_INTERCEPTOR, useClass: WrapAnswer },
      { provide: APP_FILTER, useClass: WrapRefusal },
    ],
  })
  class AppModule {}

  const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, { logger: ['error', 'warn'], abortOnError: false });
  app.setGlobalPrefix('api');
  await app.register(helmet, securityHeaders);
  await app.register(compress, packedAnswers);
  await app.register(multipart);
  readJson(app, LARGEST_BODY);
  refuseSlowBodies(app.getHttpAdapter().getInstance());
  logRequests(app);
  refuseManyLargeBodies(app.getHttpAdapter().getInstance());
  measureRequests(app);
  await servePages(app);
  await app.init();
  return app;
}

function logRequests(app: NestFastifyApplication) {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    // Existing clients name the type of a body that they do not send.
    if (request.method === 'DELETE' && announcedBytes(request) === 0) delete request.headers['content-type'];
    reply.header('x-request-id', request.id);
    addFurtherHeaders(request, reply);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  fastify.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.url.startsWith('/api/')) return;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    // The query may hold an email address: only the path is kept.
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0]?.slice(0, LONGEST_PATH),
        status: reply.statusCode,
        ms,
        user: request.caller?.id,
      },
      'request',
    );
  });
}

function measureRequests(app: NestFastifyApplication) {
  const metrics = app.get(Metrics);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
      const route = request.routeOptions.url;
      if (!route?.startsWith('/api/')) return;
      metrics.observe({ method: request.method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1_000 });
    });
}
