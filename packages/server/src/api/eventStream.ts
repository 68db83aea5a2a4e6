import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { StreamAnswer, StreamItem } from './handles';

const HEARTBEAT_MS = 15_000;
const DRAIN_PATIENCE_MS = 30_000;

/** Calls back when nobody has read for too long; what it gives calls that off. */
export type Patience = (over: () => void) => () => void;
export const patienceOf =
  (ms: number): Patience =>
  over => {
    const timer = setTimeout(over, ms);
    return () => clearTimeout(timer);
  };

/** How a stream looks on its way. */
interface Form<Value> {
  type: string;
  heartbeat: string;
  blockOf(value: Value): string;
}

/** Sends each value as a server-sent event. */
export const sendEvents = (reply: FastifyReply, { events }: StreamAnswer, patience?: Patience) =>
  sendStream(reply, events, { type: 'text/event-stream; charset=utf-8', heartbeat: ':\n\n', blockOf }, patience);

/** Sends each value as a line of JSON. */
export const sendLines = (reply: FastifyReply, { events }: StreamAnswer) =>
  sendStream(reply, events, { type: 'application/x-ndjson', heartbeat: '\n', blockOf: lineOf });

/** Sends parts of one JSON text, each of which ends between two values. */
export const sendJson = (reply: FastifyReply, parts: AsyncIterable<string>) =>
  sendStream(reply, parts, { type: 'application/json; charset=utf-8', heartbeat: '\n', blockOf: part => part });

/**
 * Sends values until the caller goes away or the values end. The next value is taken only when the one before has left the process; a
 * caller with whom patience is over before they have read it loses the connection.
 */
function sendStream<Value>(
  reply: FastifyReply,
  values: AsyncIterable<Value>,
  form: Form<Value>,
  patience: Patience = patienceOf(DRAIN_PATIENCE_MS),
) {
  reply.hijack();
  const { raw } = reply;
  const headers = reply.getHeaders();
  raw.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': form.type,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });
  const heartbeat = setInterval(() => raw.writableNeedDrain || raw.write(form.heartbeat), HEARTBEAT_MS);
  const pump = async () => {
    for await (const value of values) {
      if (raw.destroyed) return;
      if (!raw.write(form.blockOf(value))) await drained(raw, patience);
    }
  };
  void pump()
    .catch(() => undefined)
    .finally(() => {
      clearInterval(heartbeat);
      raw.end();
    });
}

const blockOf = ({ id, event }: StreamItem) =>
  `${id === undefined ? '' : `id: ${id}\n`}${event === undefined ? '' : `data: ${JSON.stringify(event)}\n`}\n`;

const lineOf = ({ event }: StreamItem) => (event === undefined ? '' : `${JSON.stringify(event)}\n`);

/** Resolves when what was written has been read, or the connection is over. */
const drained = (raw: ServerResponse, patience: Patience) =>
  new Promise<void>(resolve => {
    // A closed connection gives neither event any more.
    if (raw.destroyed) {
      resolve();
      return;
    }
    const callOff = patience(() => raw.destroy());
    const done = () => {
      callOff();
      raw.off('drain', done).off('close', done);
      resolve();
    };
    raw.once('drain', done).once('close', done);
  });
