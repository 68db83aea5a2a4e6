import { fastify } from 'fastify';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { type Patience, patienceOf, sendEvents } from './eventStream';

/** Values without end, as fast as they are taken; `ended` resolves when nobody takes them any longer. */
function endless() {
  let taken = 0;
  const { promise: ended, resolve: end } = Promise.withResolvers<number>();
  async function* events() {
    try {
      for (;;) {
        taken += 1;
        yield { id: 'some', event: 'x'.repeat(10_000) };
      }
    } finally {
      end(taken);
    }
  }
  return { events: events(), ended };
}

test('S2: a stream that is not read stops taking events, and ends', { timeout: 60_000 }, async () => {
  const app = fastify();
  const { events, ended } = endless();
  app.get('/', (_, reply) => sendEvents(reply, { events }, patienceOf(300)));
  await app.listen();
  const reader = connect((app.server.address() as AddressInfo).port);
  await once(reader, 'connect');
  reader.pause();
  reader.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  // More than the buffers of two sockets are never taken.
  expect(await ended).toBeLessThan(5_000);
  reader.destroy();
  await app.close();
});

test('S2: whoever reads is given patience anew each time', { timeout: 60_000 }, async () => {
  const app = fastify();
  const { events, ended } = endless();
  const waiting = new Set<() => void>();
  let begun = 0;
  let most = 0;
  const patience: Patience = over => {
    begun += 1;
    waiting.add(over);
    most = Math.max(most, waiting.size);
    return () => waiting.delete(over);
  };
  app.get('/', (_, reply) => sendEvents(reply, { events }, patience));
  await app.listen();
  const leave = new AbortController();
  const response = await fetch(`http://localhost:${(app.server.address() as AddressInfo).port}/`, { signal: leave.signal });
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > 200_000_000) break;
  }
  leave.abort();
  expect(await ended).toBeGreaterThan(19_000);
  expect(begun).toBeGreaterThan(10);
  expect([most, waiting.size]).toEqual([1, 0]);
  await app.close();
});

test('S2: a value that comes after the caller has left ends the stream', { timeout: 60_000 }, async () => {
  const app = fastify();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  async function* eventsUntil(left: Promise<unknown>) {
    try {
      yield { id: 'first', event: 'x' };
      await left;
      for (;;) yield { id: 'late', event: 'x'.repeat(100_000) };
    } finally {
      end();
    }
  }
  app.get('/', (_, reply) => {
    const left = new Promise<void>(resolve => {
      reply.raw.once('close', resolve);
    });
    sendEvents(reply, { events: eventsUntil(left) });
  });
  await app.listen();
  const reader = connect((app.server.address() as AddressInfo).port);
  reader.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(reader, 'data');
  reader.destroy();
  await ended;
  await app.close();
});
