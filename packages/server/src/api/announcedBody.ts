import type { FastifyRequest } from 'fastify';

/** Bytes of the body that comes with the request; without end where it does not say how many. */
export const announcedBytes = ({ headers }: FastifyRequest): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;

/** Whether the body of the request is read as one piece: nobody reads that of a GET, and files have bounds of their own. */
export const isReadWhole = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' && method !== 'HEAD' && !headers['content-type']?.startsWith('multipart/');
