import { contract, createClient, overHttp } from '@oj/contract';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOjClient } from '../../packages/client/src/createOjClient';
import { retrying } from '../../packages/client/src/retrying';

/** Answers the calls in turn; the last answer stays. */
let answers: ((response: ServerResponse) => void)[] = [];
let calls = 0;
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((_, response) => {
    const answer = answers[Math.min(calls, answers.length - 1)];
    calls++;
    answer?.(response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => void (calls = 0));

const json =
  (status: number, body: object, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const fine = (data: unknown) => json(200, { status: 200, msg: 'success', data });
const busy = json(503, { status: 503, code: 'server.busy', msg: 'busy' });
const broken = (response: ServerResponse) => void response.destroy();

const code = 'int main() {}';

test('what changes nothing is sent again, so many times at most', async () => {
  const client = createOjClient({ url });
  answers = [broken, busy, fine([])];
  expect(await client.home.carousel()).toEqual([]);
  expect(calls).toBe(3);
  calls = 0;
  answers = [busy];
  await expect(client.home.carousel()).rejects.toMatchObject({ code: 'server.busy' });
  expect(calls).toBe(3);
});

test('what changes something is sent once, unless it has a key', async () => {
  const client = createOjClient({ url });
  answers = [broken];
  await expect(client.submission.submit({ pid: 'P1', language: 'C', code })).rejects.toMatchObject({ code: 'network.failed' });
  await expect(client.discussion.like({ did: 1, toLike: true })).rejects.toMatchObject({ code: 'network.failed' });
  await expect(client.account.sendRegisterCode({ email: 'a@example.org' })).rejects.toMatchObject({ code: 'network.failed' });
  expect(calls).toBe(3);
  calls = 0;
  await expect(client.submission.submit({ pid: 'P1', language: 'C', code, clientKey: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'network.failed',
  });
  expect(calls).toBe(3);
});

test('a refusal is final, and so is a server that wants a long pause', async () => {
  const client = createOjClient({ url, retries: 5 });
  answers = [json(403, { status: 403, code: 'access.denied', msg: 'no' })];
  await expect(client.home.carousel()).rejects.toMatchObject({ code: 'access.denied' });
  answers = [json(429, { status: 429, code: 'server.tooMany', msg: 'slow' }, { 'retry-after': '60' })];
  await expect(client.home.carousel()).rejects.toMatchObject({ code: 'server.tooMany', waitS: 60 });
  expect(calls).toBe(2);
});

test('an end is heard in a pause', async () => {
  const stop = new AbortController();
  answers = [
    response => {
      busy(response);
      stop.abort(new Error('enough'));
    },
  ];
  const client = createClient(contract, retrying(overHttp({ base: `${url}/api` }), 5));
  await expect(client.home.carousel({}, { signal: stop.signal })).rejects.toThrow();
  expect(calls).toBe(1);
});
