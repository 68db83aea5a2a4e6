import type { FastifyInstance, FastifyRequest } from 'fastify';
import { announcedBytes, isReadWhole } from './announcedBody';

const BODY_PATIENCE_MS = 30_000;

/**
 * A request without a file must be there within seconds; one that dribbles in is cut off. Nobody reads the body of a GET: its connection
 * ends with the answer instead of waiting for the rest.
 */
export function refuseSlowBodies(fastify: FastifyInstance, patienceMs = BODY_PATIENCE_MS) {
  const waiting = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const stop = async (request: FastifyRequest) => clearTimeout(waiting.get(request));
  fastify.addHook('onRequest', async (request, reply) => {
    const { method } = request;
    if (method === 'GET' || method === 'HEAD') return void (announcedBytes(request) > 0 && reply.header('connection', 'close'));
    if (!isReadWhole(request)) return;
    waiting.set(
      request,
      setTimeout(() => request.raw.destroy(), patienceMs),
    );
  });
  fastify.addHook('preHandler', stop);
  fastify.addHook('onResponse', stop);
  fastify.addHook('onRequestAbort', stop);
}
