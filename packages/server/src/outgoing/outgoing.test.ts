import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isWithin, type Reach } from './addresses';
import { addressWithin, callWithin, lookupWithin, socketWithin } from './outgoing';

const reaches: Reach[] = ['public', 'anywhere', 'machine'];
const within = (address: string) => reaches.filter(reach => isWithin(reach, address));

test.each([
  ['198.51.100.7', ['public', 'anywhere']],
  ['2001:db8::7', ['public', 'anywhere']],
  ['10.1.2.3', ['anywhere']],
  ['fd00::1', ['anywhere']],
  ['127.0.0.1', ['anywhere', 'machine']],
  ['127.9.9.9', ['anywhere', 'machine']],
  ['::1', ['anywhere', 'machine']],
  ['::ffff:127.0.0.1', ['anywhere', 'machine']],
  ['::ffff:7f00:1', ['anywhere', 'machine']],
  ['169.254.169.254', []],
  ['169.254.0.1', []],
  ['::ffff:169.254.169.254', []],
  ['::ffff:a9fe:a9fe', []],
  ['fe80::1', []],
  ['febf::1', []],
  ['fd00:ec2::254', []],
  ['100.100.100.200', []],
  ['no-address', []],
])('S13: %s is within the reach of %j', (address, expected) => {
  expect(within(address)).toEqual(expected);
});

let server: Server;
let asked = 0;
let port: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    if (request.url === '/away') return response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    if (request.method === 'HEAD') return response.writeHead(200, { 'content-length': '7' }).end();
    return void text(request).then(body => response.writeHead(201, { 'x-method': request.method ?? '' }).end(`got ${body}`));
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.closeAllConnections() ?? new Promise<void>(resolve => void server.close(() => resolve())));

const signal = new AbortController().signal;
const call = (reach: Reach, address: string, more: Partial<Parameters<typeof callWithin>[2]> = {}) =>
  callWithin(reach, new URL(address), { method: 'GET', headers: {}, signal, ...more });

test('S13: a request goes out with its body, and answers as a fetch does', async () => {
  const sent = await call('anywhere', `http://localhost:${port}/`, { method: 'PUT', body: Readable.from(['a', 'b']) });
  expect([sent.status, sent.ok, sent.headers.get('x-method'), await sent.text()]).toEqual([201, true, 'PUT', 'got ab']);
  const head = await call('machine', `http://127.0.0.1:${port}/`, { method: 'HEAD' });
  expect([head.headers.get('content-length'), head.body]).toEqual(['7', null]);
});

test('S13: what is out of reach is not asked, by number or by name, nor by a redirect', async () => {
  const before = asked;
  for (const address of [`http://127.0.0.1:${port}/`, `http://localhost:${port}/`, `http://[::1]:${port}/`, `http://2130706433:${port}/`])
    await expect(call('public', address)).rejects.toMatchObject({ code: 'EACCES' });
  for (const address of ['http://169.254.169.254/', 'http://[fe80::1]/', 'http://[::ffff:169.254.169.254]/', 'http://0xa9fea9fe/'])
    await expect(call('anywhere', address)).rejects.toMatchObject({ code: 'EACCES' });
  expect(asked).toBe(before);
  expect((await call('anywhere', `http://127.0.0.1:${port}/away`)).status).toBe(302);
});

test('S13: a call that is given up ends', async () => {
  await expect(call('anywhere', `http://127.0.0.1:${port}/`, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('S13: clients that connect by themselves get no further', async () => {
  const listener = createTcpServer(socket => socket.end('hello'));
  await new Promise<void>(resolve => void listener.listen(0, '127.0.0.1', resolve));
  const { port: open } = listener.address() as AddressInfo;
  const said = (reach: Reach, host: string, at = open) => {
    const socket = socketWithin(reach);
    socket.connect(at, host);
    return text(socket).catch((reason: { code?: string }) => reason.code);
  };
  expect(await said('anywhere', '127.0.0.1')).toBe('hello');
  expect(await said('anywhere', 'localhost')).toBe('hello');
  expect(await said('public', 'localhost')).toBe('EACCES');
  expect(await said('public', '127.0.0.1')).toBe('EACCES');
  expect(await said('anywhere', '169.254.169.254', 80)).toBe('EACCES');
  await new Promise<void>(resolve => void listener.close(() => resolve()));
});

test('S13: names are answered by addresses that are within reach, whatever form is asked for', async () => {
  expect(await addressWithin('public', 'localhost')).toBeUndefined();
  expect(await addressWithin('machine', '127.0.0.1')).toBe('127.0.0.1');
  expect(await addressWithin('anywhere', 'no-such-machine.invalid')).toBeUndefined();
  const [address, family] = await new Promise<[unknown, unknown]>(resolve => {
    lookupWithin('machine')('127.0.0.1', {}, (_, found, kind) => resolve([found, kind]));
  });
  expect([address, family]).toEqual(['127.0.0.1', 4]);
});
