import { fastify } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { refuseSlowBodies } from './slowBodies';

/** A server that has some patience with bodies, and what reached its handler. */
async function listen(patienceMs: number) {
  const app = fastify();
  const handled: unknown[] = [];
  refuseSlowBodies(app, patienceMs);
  app.post('/', ({ body }) => handled.push(body));
  await app.listen();
  const socket = connect((app.server.address() as AddressInfo).port);
  await once(socket, 'connect');
  const send = (body: string) =>
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n${body}`);
  return { app, socket, handled, send };
}

test('S13: a body that does not arrive is cut off, and reaches nobody', { timeout: 60_000 }, async () => {
  const { app, socket, handled, send } = await listen(200);
  send('"abc');
  // Resolves when the other side has ended the connection.
  expect(await text(socket)).toBe('');
  expect(handled).toEqual([]);
  await app.close();
});

test('S13: a body that arrives is taken', async () => {
  const { app, socket, handled, send } = await listen(30_000);
  send('"abcdefgh"');
  expect(await text(socket)).toContain('200 OK');
  expect(handled).toEqual(['abcdefgh']);
  await app.close();
});
