import type { FastifyReply } from 'fastify';
import type { StreamAnswer } from './handles';

const HEARTBEAT_MS = 15_000;

/** Sends each value as a server-sent event until the caller goes away or the values end. */
export function sendEvents(reply: FastifyReply, { events }: StreamAnswer) {
  reply.hijack();
  const { raw } = reply;
  const headers = reply.getHeaders();
  raw.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });
  const heartbeat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS);
  const pump = async () => {
    for await (const event of events) raw.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  void pump()
    .catch(() => undefined)
    .finally(() => {
      clearInterval(heartbeat);
      raw.end();
    });
}
