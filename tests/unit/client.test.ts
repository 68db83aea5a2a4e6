import { ApiError, contract, createClient, overHttp, publicContract } from '@oj/contract';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Answers each call with what the test wants to be answered. */
let answer: (response: ServerResponse) => void;
let server: Server;
beforeAll(async () => {
  server = createServer((_, response) => answer(response));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

async function refusal(next: typeof answer): Promise<ApiError> {
  answer = next;
  const { port } = server.address() as AddressInfo;
  const client = createClient(publicContract, overHttp({ base: `http://127.0.0.1:${port}/api` }));
  const reason = await client.home.carousel().then(
    () => new Error('it was not refused'),
    (each: unknown) => each,
  );
  if (reason instanceof ApiError) return reason;
  throw reason;
}

const json = (status: number, body: object) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const page = (status: number) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'text/html' }).end('<html></html>');

test('a refusal of ours is its code', async () => {
  const { code, said } = await refusal(json(409, { status: 409, code: 'tag.taken', msg: 'A tag with this name exists already' }));
  expect({ code, said }).toEqual({ code: 'tag.taken', said: undefined });
});

test.each([
  ['that comes with a good status', 200, { status: 400, msg: 'Own words' }, 'input.invalid', 'Own words'],
  ['that comes with a good status and is grave', 200, { status: 500, msg: 'Own words' }, 'server.failed', 'Own words'],
  ['of a login', 401, { status: 401, msg: 'Own words' }, 'login.required', 'Own words'],
  ['of a kind of its own', 418, { status: 418, msg: 'Own words' }, 'input.invalid', 'Own words'],
  ['without a word', 500, { status: 500, msg: '' }, 'server.failed', undefined],
])("another server's refusal %s keeps its words", async (_, status, body, code, said) => {
  const reason = await refusal(json(status, body));
  expect({ code: reason.code, said: reason.said }).toEqual({ code, said });
});

test.each([200, 502])('a page with status %s in the place of an answer is a failure of the server', async status => {
  expect((await refusal(page(status))).code).toBe('server.failed');
});

test('an answer that breaks off is a failure of the network', async () => {
  const half = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"status":200,', () => response.destroy());
  };
  expect((await refusal(half)).code).toBe('network.failed');
});

/** A client whose files must be there within `fileTimeoutMs`. */
function download(next: typeof answer, fileTimeoutMs?: number) {
  answer = next;
  const { port } = server.address() as AddressInfo;
  const client = createClient(contract, overHttp({ base: `http://127.0.0.1:${port}/api`, ...(fileTimeoutMs && { fileTimeoutMs }) }));
  return client.testData.download({ pid: 1 });
}

test('F7: JSON in place of a file is a refusal, or no file', async () => {
  await expect(download(json(200, { status: 403, code: 'access.denied' }))).rejects.toMatchObject({ code: 'access.denied' });
  await expect(download(json(200, { rows: [] }))).rejects.toMatchObject({ code: 'file.format' });
});

test('a file of JSON that is to be saved is a file', async () => {
  const headers = { 'content-type': 'application/json', 'content-disposition': 'attachment; filename=a.json' };
  const file = await download(response => void response.writeHead(200, headers).end('{"rows":[]}'));
  expect(await file.text()).toBe('{"rows":[]}');
});

test('F7: a file that does not come to its end is given up', async () => {
  const dribbling = (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'application/zip' }).write('PK');
  await expect(download(dribbling, 200)).rejects.toMatchObject({ code: 'network.timeout' });
});
