import { ApiError } from '@oj/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ConcurrencyCounter } from '../concurrencyCounter';
import { networkOf } from './network';

/** More than the code of nearly every submission takes. */
export const LARGE_BYTES = 64 << 10;
/** Each is kept in memory until it is answered. */
const MOST_OF_NETWORK = 20;

/** Whether the body may become large: it says so, or does not say how large it is. Files have bounds of their own. */
const mayBeLarge = ({ headers }: FastifyRequest) =>
  !headers['content-type']?.startsWith('multipart/') &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGE_BYTES);

/** Refuses large bodies of a network before they are received, while it has many on their way already. */
export function refuseManyLargeBodies(fastify: FastifyInstance) {
  const receiving = new ConcurrencyCounter(MOST_OF_NETWORK);
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !mayBeLarge(request)) return;
    const network = networkOf(request.ip);
    if (receiving.acquire(network)) return void reply.raw.once('close', () => receiving.release(network));
    reply.header('connection', 'close');
    throw new ApiError('server.tooMany');
  });
}
