import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { install } from './project';

const execute = promisify(execFile);
const KB = 1024;

/** @oj/client as it was published, in a project of its own far from here. */
let folder: string;
const installed = () => path.join(folder, 'node_modules/@oj/client');
beforeAll(async () => void (folder = await install('program', 'program')), 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('I05: @oj/client in a project of its own', () => {
  test('it is what it says, and brings zod alone', async () => {
    const manifest = JSON.parse(await readFile(path.join(installed(), 'package.json'), 'utf8')) as { dependencies: object };
    expect(Object.keys(manifest.dependencies)).toEqual(['zod']);
    const { messages } = await publint({ pkgDir: installed(), strict: true });
    expect(messages.map(message => formatMessage(message, manifest as never))).toEqual([]);
    const lock = JSON.parse(await readFile(path.join(folder, 'package-lock.json'), 'utf8')) as { packages: Record<string, object> };
    const own = Object.keys(lock.packages).filter(name => !/^$|typescript|types|esbuild/.test(name));
    expect(own.toSorted()).toEqual(['node_modules/@oj/client', 'node_modules/zod']);
  });

  test.each([
    ['program.ts', ['--types', 'node', '--lib', 'esnext,dom,dom.iterable']],
    ['page.ts', ['--lib', 'es2023,dom,dom.iterable']],
  ])(
    '%s type-checks without skipping the declarations',
    async (file, more) => {
      const tsc = path.join(folder, 'node_modules/typescript/bin/tsc');
      const strict = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext', '--skipLibCheck', 'false'];
      const { stdout } = await execute(process.execPath, [tsc, ...strict, ...more, file], { cwd: folder }).catch(
        (reason: { stdout: string }) => reason,
      );
      expect(stdout).toBe('');
    },
    120_000,
  );

  test('a program of it runs in plain Node: calls, streams, uploads, repeats', async () => {
    await using site = await startSite();
    const { stdout } = await execute(process.execPath, [path.join(folder, 'program.ts'), site.url]);
    expect(JSON.parse(stdout)).toEqual({
      titles: ['Sum'],
      until: '2030-01-01T00:00:00.000Z',
      seen: [5, 7, 0],
      accepted: 0,
      picture: 'ann',
      upload: 'a'.repeat(32),
      refusal: 'access.denied',
      typed: ['function', 'function'],
    });
    expect(site.tokens()).toEqual(['ojt_example']);
  });

  test('a page has no module of Node, and stays small', async () => {
    const esbuild = path.join(folder, 'node_modules/esbuild/bin/esbuild');
    const bundle = ['page.ts', '--bundle', '--minify', '--format=esm', '--platform=browser', '--outfile=page.js'];
    await execute(process.execPath, [esbuild, ...bundle], { cwd: folder });
    const { gzipSync } = await import('node:zlib');
    const bytes = gzipSync(await readFile(path.join(folder, 'page.js'))).length;
    console.log(`page: ${(bytes / KB).toFixed(1)} KB`);
    expect(bytes).toBeLessThan(90 * KB);
  });

  test('its command line runs as it was installed', async () => {
    const { stdout } = await execute(path.join(folder, 'node_modules/.bin/oj-cli'), ['--help']);
    expect(stdout).toContain('contest board');
  });
});

/** Answers as the API does; the first call for problems is refused as busy. */
async function startSite() {
  const tokens = new Set<string>();
  let isBusy = true;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    tokens.add(request.headers.authorization ?? '');
    const send = (data: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ status: 200, msg: 'success', data }));
    const refuse = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ status, code, msg: code }));
    const [address] = (request.url ?? '').split('?');
    if (address === '/api/get-problem-list' && isBusy) {
      isBusy = false;
      return void refuse(503, 'server.busy');
    }
    if (address === '/api/live') return void sendEvents(response);
    const answer = answers[address ?? ''];
    return void (answer ? send(answer) : refuse(403, 'access.denied'));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokens: () => [...tokens],
    [Symbol.asyncDispose]: () => new Promise<void>(resolve => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

function sendEvents(response: ServerResponse) {
  const head = { submitId: 12 };
  const events = [
    { event: 'opened', streamId: 'A'.repeat(24), resumed: true },
    { event: 'submission.queued', ...head, status: 5 },
    { event: 'submission.case', ...head, status: 7, done: 1, total: 2, cases: [] },
    { event: 'submission.judged', ...head, status: 0, time: 3, memory: 900, score: null, judger: null },
  ];
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const [id, event] of events.entries()) response.write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
}

const counts = { total: 1, ac: 1, wa: 0, tle: 0, mle: 0, re: 0, pe: 0, ce: 0, se: 0, pa: 0, sf: 0 };
const nobody = { nickname: null, avatar: null, titleName: null, titleColor: null, email: null, realname: null, gender: 'secrecy' };
const answers: Record<string, object> = {
  '/api/upload': { handle: 'a'.repeat(32), parts: [] },
  '/api/upload/part': { missing: 0 },
  '/api/get-problem-list': {
    records: [{ pid: 1, problemId: 'P1', title: 'Sum', difficulty: 0, type: 0, tags: [], ...counts }],
    total: 1,
    size: 5,
    current: 1,
    pages: 1,
  },
  '/api/api-tokens': [
    {
      id: '6f1e4c1e-8f0b-4f5e-9a53-0d4a3c1f7b11',
      name: 'x',
      scopes: ['read'],
      createdAt: '2029-01-01T00:00:00Z',
      expiresAt: '2030-01-01T00:00:00Z',
      lastUsedAt: null,
    },
  ],
  '/api/file/upload-avatar': {
    uid: '7',
    username: 'ann',
    ...nobody,
    school: null,
    course: null,
    number: null,
    github: null,
    blog: null,
    cfUsername: null,
    signature: null,
    roleList: ['default_user'],
  },
};
