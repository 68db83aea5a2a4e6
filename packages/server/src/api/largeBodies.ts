import { ApiError } from '@oj/contract';
import type { FastifyInstance } from 'fastify';
import { ConcurrencyCounter } from '../concurrencyCounter';
import { announcedBytes, isReadWhole } from './announcedBody';
import { networkOf } from './network';

/** More than the code of nearly every submission takes. */
export const LARGE_BYTES = 64 << 10;
/** Each is kept in memory until it is answered. */
const MOST_OF_NETWORK = 20;

/** Refuses large bodies of a network before they are received, while it has many on their way already. */
export function refuseManyLargeBodies(fastify: FastifyInstance) {
  const receiving = new ConcurrencyCounter(MOST_OF_NETWORK);
  fastify.addHook('onRequest', async (request, reply) => {
    if (!isReadWhole(request) || announcedBytes(request) <= LARGE_BYTES) return;
    const network = networkOf(request.ip);
    if (receiving.acquire(network)) return void reply.raw.once('close', () => receiving.release(network));
    reply.header('connection', 'close');
    throw new ApiError('server.tooMany');
  });
}
